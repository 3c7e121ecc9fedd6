import type { Output } from '../calls/index.ts'
import type { interests } from '../calls/interests.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const { interestId: id, companyListId } = STAND_INS

const stationery: Output<'interests/createInterest'> = {
  id,
  name: 'Канцелярия и бумага',
  keywords: ['бумага офисная', 'канцелярские товары', 'картридж'],
  description: 'Бумага, канцелярия и расходные материалы для офисной техники с поставкой по Астане',
  minScore: 75,
  filter: {
    statuses: ['Опубликован'],
    purchaseMethods: ['Запрос ценовых предложений'],
    companies: [],
    regions: ['71'],
    minAmount: 100_000,
    maxAmount: null,
    sources: [],
    onlyEnsTru: false,
  },
  companiesListIds: [companyListId],
  companiesLists: [{ id: companyListId, name: 'Школы и поликлиники' }],
  color: '#a9d08e',
  ensTru: [{ code: '171214', nameRu: 'Бумага', nameKz: 'Қағаз' }],
  refusedEnsTru: [],
  isOverLimit: false,
  openMatches: 37,
  scoring: { state: 'done', lotsDone: 1204, lotsTotal: 1204, finishedAt: '2026-11-13T06:21:10.000Z' },
  createdAt: '2026-11-13T06:20:00.000Z',
}

export const interestsExamples: Examples<keyof typeof interests> = {
  'interests/getInterests': [{ input: {}, output: [stationery] }],
  'interests/createInterest': [
    {
      input: {
        name: stationery.name,
        keywords: stationery.keywords,
        description: stationery.description,
        minScore: 75,
        filter: {
          statuses: ['Опубликован'],
          purchaseMethods: ['Запрос ценовых предложений'],
          companies: [],
          regions: ['71'],
          minAmount: 100_000,
        },
        companiesListIds: [companyListId],
        color: '#a9d08e',
        ensTru: ['171214'],
      },
      output: stationery,
    },
  ],
  'interests/updateInterest': [
    {
      input: { id, minScore: 60, keywords: ['бумага офисная', 'канцелярские товары'] },
      output: { ...stationery, minScore: 60, keywords: ['бумага офисная', 'канцелярские товары'] },
    },
  ],
  'interests/deleteInterest': [{ input: { id }, output: {} }],
  'interests/rescoreInterest': [{ input: { id }, output: {} }],
  'interests/findClasses': [
    { input: { search: 'бумага' }, output: [{ code: '171214', nameRu: 'Бумага', nameKz: 'Қағаз' }] },
  ],
}
