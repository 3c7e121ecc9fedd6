// Lots behind a figure as a spreadsheet.
import { calculateShareOfLot } from '@tendertap/domain/analytics/figures'
import { createNames, pickName } from '@tendertap/domain/analytics/names'
import { MAX_EXPORTED_ROWS } from '@tendertap/domain/exports/rows'
import type { Language } from '@tendertap/domain/languages'
import { WORDS } from '@tendertap/domain/words/all'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import type { Scope } from '../../db/scope.ts'
import type { SignedInContext, SignedInPerson } from '../../http/context.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { toListWorkbook } from '../../spreadsheets/list-workbook.ts'
import { toColumns, toRow, type ColumnOf } from '../../spreadsheets/table.ts'
import type { PurchaseLine } from './purchase-lines.ts'

/** of a lot, compressed: 50,000 purchases of the catalogue that the proofs make take 5.0 MB */
const LOT_BYTES = 100

export function listPurchaseColumns(lang: Language): ColumnOf<PurchaseLine>[] {
  const words = WORDS[lang]
  const { columns, states, inFiles, ...analytics } = ANALYTICS_WORDS[lang]
  const { lotFields } = words
  const names = createNames(lang, { ...words, ...analytics })
  return [
    [lotFields.number, 'text', 18, ({ contractNumber }) => contractNumber],
    [lotFields.tenderCode, 'text', 18, ({ tenderCode }) => tenderCode],
    [lotFields.name, 'text', 50, (line) => pickName(line, lang)?.text],
    [lotFields.customer, 'text', 40, ({ customer }) => names.company(customer).text],
    [inFiles.customerBin, 'text', 15, ({ customer }) => customer.bin],
    [lotFields.method, 'text', 28, ({ method }) => method && names.method(method).text],
    [lotFields.published, 'instant', 17, ({ publishedAt }) => publishedAt],
    [columns.result, 'text', 16, ({ state }) => states[state]],
    [inFiles.supplier, 'text', 40, ({ supplier }) => supplier && names.company(supplier).text],
    [inFiles.supplierBin, 'text', 15, ({ supplier }) => supplier?.bin],
    [columns.planned, 'money', 18, ({ plannedAmount }) => plannedAmount],
    [columns.final, 'money', 18, ({ finalAmount }) => finalAmount],
    [columns.shareOfPlan, 'share', 12, calculateShareOfLot],
    [lotFields.resultsDate, 'instant', 17, ({ decidedAt }) => decidedAt],
  ]
}

export interface PurchasesToSave {
  lang: Language
  /** refuses what the call alone cannot; asked before the file and for each page of it */
  admit?(person: SignedInPerson): void
  /** at most so many, in their order */
  listIds(scope: Scope, limit: number): Promise<number[]>
  listLines(scope: Scope, ids: readonly number[]): Promise<PurchaseLine[]>
}

/** First the ids of all lots, then their rows page by page. */
export async function savePurchases(
  context: SignedInContext,
  { lang, admit = () => undefined, listIds, listLines }: PurchasesToSave,
): Promise<FileAnswer> {
  admit(context.person)
  const found = await context.inScope((scope) => listIds(scope, MAX_EXPORTED_ROWS + 1))
  const columns = listPurchaseColumns(lang)
  return toListWorkbook({
    name: ANALYTICS_WORDS[lang].columns.lots,
    lang,
    columns: toColumns(columns),
    ids: found.slice(0, MAX_EXPORTED_ROWS),
    hasMore: found.length > MAX_EXPORTED_ROWS,
    count: WORDS[lang].lots,
    rowBytes: LOT_BYTES,
    readPage: async (ids) => {
      const lines = await context.readBeforehand((scope) => listLines(scope, ids))
      admit(context.person)
      return lines.map((line) => toRow(columns, line))
    },
  })
}
