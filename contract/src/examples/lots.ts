import type { Output } from '../calls/index.ts'
import type { lots } from '../calls/lots.ts'
import type { Examples } from './example.ts'
import { lot } from './lot.ts'
import { declined, placed, work } from './lot-work.ts'
import { STAND_INS } from './stand-ins.ts'

type Page = Output<'lots/getLots'>

const page = (row: Page['data'][number]): Page => ({
  data: [row],
  total: 1,
  totalExact: true,
  page: 1,
  limit: 10,
  searchedFor: null,
  alsoSearched: [],
  nearMatches: null,
  openTotal: null,
  facets: null,
})

const inWork = page({ ...lot, LotsInProcessOfLot: [work], intoWorkStatus: work.status })

export const lotsExamples: Examples<keyof typeof lots> = {
  'lots/getLots': [
    { title: 'The newest ten', input: {}, output: { ...page(lot), total: 48_215, totalExact: false } },
    {
      title: 'By filter',
      input: {
        search: 'бумага офисная',
        statuses: ['Опубликован'],
        regions: ['71'],
        ensTru: '171214',
        methods: ['Запрос ценовых предложений'],
        minPrice: 500_000,
        maxPrice: 5_000_000,
        endDateFrom: '2026-11-15',
        sortBy: 'applicationEndAt',
        sort: 'asc',
        page: 1,
        limit: 20,
      },
      output: {
        ...page({
          ...lot,
          highlights: {
            nameRu: [
              [0, 6],
              [7, 15],
            ],
          },
        }),
        limit: 20,
      },
    },
    { title: 'One lot by its id', input: { id: STAND_INS.lotId }, output: page(lot) },
  ],
  'lots/lotsWithFilters': [
    { input: { sortBy: 'percent', sort: 'desc', limit: 20 }, output: { ...page({ ...lot, Votes: [] }), limit: 20 } },
  ],
  'lots/getPotentialLots': [{ input: { minPrice: 1_000_000 }, output: page(lot) }],
  'lots/getActiveLots': [{ input: { code: '17204581-1' }, output: inWork }],
  'lots/getCompletedLots': [
    {
      input: { page: 1, limit: 10 },
      output: page({ ...lot, LotsInProcessOfLot: [placed], intoWorkStatus: placed.status }),
    },
  ],
  'lots/getArchivedLots': [
    {
      input: { startDateFrom: '2026-10-01', startDateTo: '2026-11-30' },
      output: page({ ...lot, LotsInProcessOfLot: [declined], intoWorkStatus: declined.status }),
    },
  ],
}
