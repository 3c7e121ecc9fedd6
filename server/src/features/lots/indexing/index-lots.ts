// Updates lot_search in the transaction that writes the lot: a lot that can be seen can be found.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import { addCounts, foldCounts } from './counts.ts'
import type { LexemeCache } from './lexeme-cache.ts'
import { saveLexemes } from './lexemes.ts'
import { EVERY_LOT, OPEN_LOTS } from './numbers.ts'
import { removeRows, saveRows, saveValues, type SearchRow } from './search-rows.ts'
import { getTierPosition, toTerm } from './terms.ts'
import { readTexts } from './texts.ts'
import { createWordReader } from './words.ts'

/**
 * Call it after the lots are saved. The row of a lot also repeats facts of its tender (deadline, method, name,
 * code, number of lots), so after a change of the tender call indexTenders. A withdrawn lot is removed from the index.
 */
export async function indexLots(db: DbTransaction, lotIds: readonly number[], cache: LexemeCache): Promise<void> {
  if (lotIds.length === 0) return
  const { lots, lexemeTable } = await readTexts(db, lotIds)
  cache.prepareFor(lexemeTable)
  const readWords = createWordReader()
  const words = new Map(lots.filter((lot) => !lot.withdrawn).map((lot) => [lot.id, readWords(lot)]))
  const findId = await saveLexemes(db, cache, words.values())
  const changes = new Map<number, number>()
  const count = (terms: readonly number[], isPublished: boolean, change: 1 | -1) => {
    for (const term of [toTerm(EVERY_LOT, 0), ...(isPublished ? [toTerm(OPEN_LOTS, 0)] : []), ...terms])
      changes.set(term, (changes.get(term) ?? 0) + change)
  }
  const rows: SearchRow[] = []
  const removed: number[] = []
  for (const lot of lots) {
    const lexemes = words.get(lot.id)
    if (lot.before) count(lot.before.terms, lot.before.isPublished, -1)
    if (lexemes) {
      const terms = Array.from(lexemes, ([lexeme, { tier }]) => toTerm(findId(lexeme), getTierPosition(tier)))
      terms.sort((a, b) => a - b)
      rows.push({ id: lot.id, terms })
      count(terms, lot.isPublished, 1)
    } else if (lot.before) removed.push(lot.id)
  }
  await saveValues(db, lots)
  await saveRows(db, rows)
  await removeRows(db, removed)
  await addCounts(db, changes)
  await foldCounts(db)
}

// The texts and documents of these lots must fit into memory.
const LOTS_AT_ONCE = 1_000

/** Indexes every lot of these tenders. The order of ids avoids deadlocks, because the rows are locked. */
export async function indexTenders(db: DbTransaction, tenderIds: readonly number[], cache: LexemeCache): Promise<void> {
  if (tenderIds.length === 0) return
  // Sorted here: with `order by` the database would scan all lots by id to avoid the sort.
  const { rows } = await sql<{ id: number }>`select id from lot where tender_id = any(${tenderIds}::bigint[])`.execute(
    db,
  )
  const ids = rows.map((row) => row.id).toSorted((one, other) => one - other)
  for (let from = 0; from < ids.length; from += LOTS_AT_ONCE)
    await indexLots(db, ids.slice(from, from + LOTS_AT_ONCE), cache)
}
