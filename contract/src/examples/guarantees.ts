import type { guarantees } from '../calls/guarantees.ts'
import type { Examples } from './example.ts'
import { purchaseLineExample } from './purchase-line.ts'
import { STAND_INS } from './stand-ins.ts'

const lot = { ...purchaseLineExample, supplier: null, state: 'undecided', finalAmount: null, decidedAt: null } as const
const held = { percent: 3, security: 74_400, from: '2026-11-19', until: '2026-12-19', isPlanned: true }
const onePage = { total: 1, totalExact: true, page: 1, limit: 10 } as const

export const guaranteesExamples: Examples<keyof typeof guarantees> = {
  'guarantees/getGuarantees': [
    {
      input: {},
      output: {
        today: '2026-11-18',
        days: [
          { day: '2026-11-18', placed: 312_400, planned: 0, lots: 9 },
          { day: '2026-11-19', placed: 312_400, planned: 74_400, lots: 12 },
          { day: '2026-11-20', placed: 262_800, planned: 74_400, lots: 10 },
        ],
        now: { amount: 312_400, lots: 9 },
        peak: { day: '2026-11-19', amount: 386_800 },
        unpublished: 5,
      },
    },
  ],
  'guarantees/getLots': [
    {
      input: { day: '2026-11-19' },
      output: {
        data: [{ lot, ...held }],
        ...onePage,
      },
    },
  ],
  'guarantees/saveGuarantees': [{ input: { lang: 'ru' }, output: {} }],
  'guarantees/saveLots': [{ input: { day: '2026-11-19', lang: 'ru' }, output: {} }],
  'guarantees/getLot': [{ input: { lotId: STAND_INS.lotId }, output: { held } }],
  'guarantees/getUnpublished': [{ input: {}, output: { data: [lot], ...onePage } }],
  'guarantees/saveUnpublished': [{ input: { lang: 'ru' }, output: {} }],
}
