import {
  readRow,
  toResultKey,
  type GivenRow,
  type PastResult,
  type RowProblem,
} from '@tendertap/domain/result-import/rows'
import type { Scope } from '../../db/scope.ts'
import type { CheckedRow } from './checked-row.ts'
import { createKnownResults, type KnownResult } from './known-results.ts'
import { matchLots, type MatchedLot } from './match-lots.ts'
import { findBasis, listImported, listRecorded } from './queries.ts'
import { hashKey, writeKey } from './stored-key.ts'

/** What would be stored of each line; the first of two lines about one lot counts. */
export async function checkRows(scope: Scope, rows: readonly GivenRow[]): Promise<CheckedRow[]> {
  const basis = await findBasis(scope)
  const lots = await matchLots(scope, rows)
  const lotIds = [...lots.values()].map(({ id }) => id)
  const keys = new Map(rows.map((row) => [row, hashKey(toResultKey(row))]))
  const imported = createKnownResults(await listImported(scope, [...keys.values()], lotIds))
  const recorded = await listRecorded(scope, lotIds)
  const inFile = createKnownResults<KnownResult & { line: number }>()
  return [...keys].map(([row, key]) => {
    const { problems, result } = readRow(row, basis)
    const lot = lots.get(row.line) ?? null
    const checked = { line: row.line, lot, problems, key: writeKey(key) }
    if (result === null) return { ...checked, stored: null }
    const about = { line: row.line, key, lotId: lot?.id ?? null }
    const earlier = inFile.find(about)?.line ?? null
    const problem = findTaken()
    if (problem) return { ...checked, problems: [...problems, { problem, column: null, line: earlier }], stored: null }
    inFile.add(about)
    return { ...checked, stored: completeFromLot(result, lot) }

    function findTaken(): RowProblem | null {
      if (earlier !== null) return 'duplicate_in_file'
      if (imported.find(about)) return 'already_imported'
      return lot && recorded.has(lot.id) ? 'already_recorded' : null
    }
  })
}

/** The catalogue tells what the sheet leaves out. */
function completeFromLot(result: PastResult, lot: MatchedLot | null): PastResult {
  if (!lot) return result
  return {
    ...result,
    lotNumber: lot.number,
    lotName: result.lotName ?? lot.name_ru,
    customerName: result.customerName ?? lot.customer,
    plannedAmount: result.plannedAmount ?? (lot.amount !== null && Number(lot.amount) > 0 ? Number(lot.amount) : null),
  }
}
