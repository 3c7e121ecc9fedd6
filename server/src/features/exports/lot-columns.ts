// The columns of a list of lots in a file: the words of the screens, the values with their types.
import { pickText, type Language } from '@tendertap/domain/languages'
import { getOutcome } from '@tendertap/domain/lot-results/outcome'
import type { LotListTab } from '@tendertap/domain/navigation'
import { WORDS } from '@tendertap/domain/words/all'
import { WORK_WORDS } from '@tendertap/domain/words/work/all'
import type { LotField, Words } from '@tendertap/domain/words/words'
import type { Cell, CellType } from '../../spreadsheets/cells.ts'
import { toFraction } from '../../spreadsheets/table.ts'
import type { Column } from '../../spreadsheets/workbook.ts'
import type { LotAttachments } from '../lots/attachments.ts'
import { toNumber } from '../lots/present.ts'
import type { LotRow } from '../lots/queries.ts'

interface Exported {
  row: LotRow
  attached: LotAttachments
  language: Language
  words: Words
}

type ColumnOfLots = readonly [type: CellType, width: number, read: (lot: Exported) => Cell]

const COLUMNS: Readonly<Record<LotField, ColumnOfLots>> = {
  number: ['text', 18, ({ row }) => row.number],
  tenderCode: ['text', 18, ({ row }) => row.code],
  name: ['text', 50, ({ row, ...lot }) => pick(lot, row.name_ru, row.name_kz, row.name_en) ?? row.code],
  description: ['text', 50, ({ row, ...lot }) => pick(lot, row.description_ru, row.description_kz, row.description_en)],
  customer: ['text', 40, ({ row, ...lot }) => pick(lot, row.customer_ru, row.customer_kz, row.customer_en)],
  amount: ['money', 18, ({ row }) => toNumber(row.amount)],
  quantity: ['number', 12, ({ row }) => toNumber(row.quantity)],
  unit: [
    'text',
    14,
    ({ row, words, ...lot }) => words.unitName(row.unit_ru) ?? pick(lot, row.unit_ru, row.unit_kz, row.unit_en),
  ],
  region: ['text', 24, ({ row, ...lot }) => pick(lot, row.region_ru, row.region_kz, row.region_en)],
  deliveryAddress: [
    'text',
    40,
    ({ row, ...lot }) => pick(lot, row.delivery_address_ru, row.delivery_address_kz, row.delivery_address_en),
  ],
  method: ['text', 28, ({ row, words }) => row.method && (words.method(row.method) ?? row.method)],
  status: ['text', 22, ({ row, words }) => row.status && (words.status(row.status) ?? row.status)],
  published: ['instant', 17, ({ row }) => row.published_at],
  applicationStart: ['instant', 17, ({ row }) => row.application_start_at],
  applicationEnd: ['instant', 17, ({ row }) => row.application_end_at],
  bidSecurity: ['share', 14, ({ row }) => toFraction(toNumber(row.bid_security_volume))],
  ensTru: ['text', 24, ({ row }) => row.ens_tru_code],
  source: ['text', 14, ({ row, words }) => words.sourceNames[row.source] ?? row.source],
  link: ['text', 40, ({ row }) => row.url ?? row.tender_url],
  percent: ['percent', 12, ({ attached }) => toFraction(attached.percent)],
  votesFor: ['number', 10, ({ attached }) => attached.Votes.filter(({ accepted }) => accepted).length],
  votesAgainst: ['number', 10, ({ attached }) => attached.Votes.filter(({ accepted }) => !accepted).length],
  workStatus: ['text', 22, ({ attached, language }) => WORK_WORDS[language].statuses[attached.intoWorkStatus]],
  assignee: ['text', 26, ({ attached }) => attached.LotsInProcessOfLot[0]?.assignee?.fullName],
  offerPrice: ['money', 18, ({ attached }) => attached.LotsInProcessOfLot[0]?.offerPrice],
  outcome: [
    'text',
    18,
    ({ language, ...lot }) => withResult(lot, (result) => WORK_WORDS[language].outcomes[getOutcome(result)]),
  ],
  winner: ['text', 40, (lot) => withResult(lot, ({ winnerCompany }) => winnerCompany)],
  finalAmount: ['money', 18, (lot) => withResult(lot, ({ finalAmount }) => finalAmount)],
  resultsDate: ['instant', 17, (lot) => withResult(lot, ({ resultsDate }) => resultsDate)],
  lossReason: [
    'text',
    26,
    ({ language, ...lot }) =>
      withResult(lot, ({ lossReason }) => lossReason && WORK_WORDS[language].lossReasons[lossReason]),
  ],
}

const OF_ALL: readonly LotField[] = [
  'number',
  'tenderCode',
  'name',
  'description',
  'customer',
  'amount',
  'quantity',
  'unit',
  'region',
  'deliveryAddress',
  'method',
  'status',
  'published',
  'applicationStart',
  'applicationEnd',
  'bidSecurity',
  'ensTru',
  'source',
  'percent',
  'votesFor',
  'votesAgainst',
  'workStatus',
]
const OF_WORK: readonly LotField[] = ['assignee', 'offerPrice']
const OF_RESULT: readonly LotField[] = ['outcome', 'winner', 'finalAmount', 'resultsDate', 'lossReason']

const MORE: Readonly<Record<LotListTab, readonly LotField[]>> = {
  'all-lots': [],
  'rate-lots': [],
  'potential-lots': [],
  'lots-in-work': OF_WORK,
  'completed-lots': [...OF_WORK, ...OF_RESULT],
  'archive-lots': OF_WORK,
}

export interface LotSheet {
  columns: Column[]
  toCells(row: LotRow, attached: LotAttachments): Cell[]
}

export function describeLots(list: LotListTab, language: Language): LotSheet {
  const words = WORDS[language]
  const fields = [...OF_ALL, ...MORE[list], 'link'] as const
  return {
    columns: fields.map((field) => {
      const [type, width] = COLUMNS[field]
      return { title: words.lotFields[field], type, width }
    }),
    toCells: (row, attached) => fields.map((field) => COLUMNS[field][2]({ row, attached, language, words })),
  }
}

const pick = (
  { language }: Pick<Exported, 'language'>,
  ru: string | null,
  kz: string | null,
  en: string | null,
): string | null => pickText({ ru, kz, en }, language)

type Result = NonNullable<LotAttachments['LotsInProcessOfLot'][number]['resultInfo']>

function withResult({ attached }: Pick<Exported, 'attached'>, read: (result: Result) => Cell): Cell {
  const result = attached.LotsInProcessOfLot[0]?.resultInfo
  return result ? read(result) : null
}
