// How many lots have each lexeme in each tier. Exact at every moment: the counts of lexeme plus the changes in
// lexeme_count.
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import { LOCKS } from '../../../db/locks.ts'
import { OPEN_LOTS, PUBLISHED_STATUS } from './numbers.ts'

// a total adds up the waiting changes, so they must stay few
const FOLD_AT = 16

export async function addCounts(db: Transaction<DB>, changes: ReadonlyMap<number, number>): Promise<void> {
  const real = [...changes].filter(([, change]) => change !== 0)
  if (real.length === 0) return
  await sql`
    insert into lexeme_count (terms, changes) values (${real.map(([term]) => term)}::integer[], ${real.map(([, change]) => change)}::integer[])`.execute(
    db,
  )
}

/** Adds the waiting changes of all pages to the counts of lexeme. Only one transaction at a time does it. */
export async function foldCounts(db: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ due: boolean }>`
    select (select count(*) from (select from lexeme_count limit ${FOLD_AT}) as waiting) >= ${FOLD_AT} and pg_try_advisory_xact_lock(${LOCKS.lexemeCounts}) as due`.execute(
    db,
  )
  if (!rows[0]?.due) return
  await sql`
    with folded as (delete from lexeme_count returning terms, changes),
      counted as (
        select term >> 2 as lexeme, term & 3 as tier, change from folded, unnest(terms, changes) as counted (term, change) where term >> 2 <> ${OPEN_LOTS}
        union all
        -- counted again: lots that were written before this count existed have not been added
        select id, 0, (select count(*) from lot_search where status = ${PUBLISHED_STATUS})::integer - lots from lexeme where id = ${OPEN_LOTS}),
      sums as (
        select lexeme,
          coalesce(sum(change) filter (where tier = 0), 0) as name, coalesce(sum(change) filter (where tier = 1), 0) as description,
          coalesce(sum(change) filter (where tier = 2), 0) as tender, coalesce(sum(change) filter (where tier = 3), 0) as documents
        from counted group by 1)
    update lexeme set
      name_lots = name_lots + name, description_lots = description_lots + description,
      tender_lots = tender_lots + tender, document_lots = document_lots + documents
    from sums where lexeme.id = sums.lexeme and (name, description, tender, documents) <> (0, 0, 0, 0)`.execute(db)
}
