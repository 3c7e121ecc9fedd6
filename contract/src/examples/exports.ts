import type { exports } from '../calls/exports.ts'
import type { Examples } from './example.ts'

const inEnglish = [{ input: { lang: 'en' }, output: {} }] as const

export const exportsExamples: Examples<keyof typeof exports> = {
  'exports/getLots': [
    {
      input: { search: 'бумага офисная', openOnly: true, sortBy: 'applicationEndAt', sort: 'asc', lang: 'ru' },
      output: {},
    },
  ],
  'exports/getLotsToRate': inEnglish,
  'exports/getPotentialLots': inEnglish,
  'exports/getActiveLots': [{ input: { stage: 2, lang: 'kz' }, output: {} }],
  'exports/getCompletedLots': inEnglish,
  'exports/getArchivedLots': inEnglish,
  'exports/getCompanyLists': inEnglish,
  'exports/getWorkspaceData': [{ input: {}, output: {} }],
}
