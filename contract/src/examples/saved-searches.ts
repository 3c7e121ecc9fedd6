import type { savedSearches } from '../calls/saved-searches.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const { otherSavedSearchId, savedSearchId } = STAND_INS

export const savedSearchesExamples: Examples<keyof typeof savedSearches> = {
  'savedSearches/getAll': [
    {
      input: {},
      output: {
        searches: [
          {
            id: savedSearchId,
            name: 'Трубы, Алматы',
            cadence: 'at_once',
            filter: { search: 'трубы', regions: ['750000000'], openOnly: true },
            newLots: 12,
            createdAt: '2026-11-02T05:30:00.000Z',
          },
        ],
      },
    },
  ],
  'savedSearches/save': [
    {
      input: {
        name: 'Трубы, Алматы',
        filter: { search: 'трубы', regions: ['750000000'], openOnly: true },
        cadence: 'at_once',
      },
      output: { id: savedSearchId },
    },
  ],
  'savedSearches/update': [{ input: { id: savedSearchId, name: 'Трубы и фитинги', cadence: 'daily' }, output: {} }],
  'savedSearches/open': [{ input: { id: savedSearchId }, output: {} }],
  'savedSearches/delete': [{ input: { id: otherSavedSearchId }, output: {} }],
}
