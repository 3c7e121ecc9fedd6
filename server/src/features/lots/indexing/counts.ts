// How many lots have each lexeme. Exact at every moment: lexeme.lots plus the changes in lexeme_count.
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
    insert into lexeme_count (lexemes, changes) values (${real.map(([lexeme]) => lexeme)}::integer[], ${real.map(([, change]) => change)}::integer[])`.execute(
    db,
  )
}

/** Adds the waiting changes of all pages to lexeme.lots. Only one transaction at a time does it. */
export async function foldCounts(db: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ due: boolean }>`
    select (select count(*) from (select from lexeme_count limit ${FOLD_AT}) as waiting) >= ${FOLD_AT} and pg_try_advisory_xact_lock(${LOCKS.lexemeCounts}) as due`.execute(
    db,
  )
  if (!rows[0]?.due) return
  await sql`
    with folded as (delete from lexeme_count returning lexemes, changes),
      sums as (
        select counted.lexeme, sum(counted.change)::integer as change from folded, unnest(lexemes, changes) as counted (lexeme, change) where counted.lexeme <> ${OPEN_LOTS} group by 1
        union all
        -- counted again: lots that were written before this count existed have not been added
        select id, (select count(*) from lot_search where status = ${PUBLISHED_STATUS})::integer - lots from lexeme where id = ${OPEN_LOTS})
    update lexeme set lots = lots + sums.change from sums where lexeme.id = sums.lexeme and sums.change <> 0`.execute(
    db,
  )
}
