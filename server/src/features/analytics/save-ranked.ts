// A ranking of companies as a spreadsheet: first the ids of all, then their sums page by page.
import { MAX_EXPORTED_ROWS } from '@tendertap/domain/exports/rows'
import type { Language } from '@tendertap/domain/languages'
import type { SignedInContext } from '../../http/context.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { toListWorkbook } from '../../spreadsheets/list-workbook.ts'
import { toColumns, toRow, type ColumnOf } from '../../spreadsheets/table.ts'
import type { Company } from '../lots/named-company.ts'
import { listRankedIds, sumRanked, type RankedBy } from './companies.ts'

/** of a company, compressed: 5,900 customers of the catalogue of the proofs take 320 kB, 5,800 suppliers 350 kB */
const COMPANY_BYTES = 57

export interface RankingToSave<S> {
  name: string
  lang: Language
  columns: readonly ColumnOf<S & { company: Company }>[]
  by: RankedBy<S>
}

export async function saveRanked<S>(
  context: SignedInContext,
  { name, lang, columns, by }: RankingToSave<S>,
): Promise<FileAnswer> {
  const found = await context.inScope((scope) => listRankedIds(scope, by, MAX_EXPORTED_ROWS + 1))
  return toListWorkbook({
    name,
    lang,
    columns: toColumns(columns),
    ids: found.slice(0, MAX_EXPORTED_ROWS),
    hasMore: found.length > MAX_EXPORTED_ROWS,
    rowBytes: COMPANY_BYTES,
    readPage: (ids) =>
      context.readBeforehand(async (scope) => {
        const lines = await sumRanked(scope, by, ids)
        return lines.map((line) => toRow(columns, line))
      }),
  })
}
