// What a model learns from the catalogue, read in pieces: in how many lots each lexeme occurs, and what the lots of
// each ENS TRU class are called. `db` is the role `background`.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import type { ModelSource } from '../../../scoring/build-model.ts'
import type { ClassName } from '../../../scoring/class-table.ts'
import { EVERY_LOT } from '../../lots/indexing/numbers.ts'

/** Newer lots say how customers word things today; reading all of a large catalogue would take too long. */
const NEWEST_LOTS = 500_000
const LOTS_AT_ONCE = 20_000
/** In a large catalogue a lexeme of a single lot is a misprint or a number. */
const LARGE_CATALOGUE = 100_000

export async function countLots(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ lots: number }>`
    select lots + coalesce((
      select sum(change) from lexeme_count, unnest(terms, changes) as waiting (term, change) where term >> 2 = ${EVERY_LOT}), 0)::integer as lots
    from lexeme where id = ${EVERY_LOT}`.execute(db)
  return rows[0]?.lots ?? 0
}

export async function readModelSource(db: Kysely<DB>): Promise<ModelSource> {
  const lots = await countLots(db)
  return { lots, frequencies: await listFrequencies(db, lots), classNames: listClassNames(db) }
}

/** The counts of lexeme and the changes that wait to be added to them. */
async function listFrequencies(db: Kysely<DB>, lots: number): Promise<[lexeme: string, lots: number][]> {
  const { rows } = await sql<{ text: string; lots: number }>`
    with waiting as (
      select term >> 2 as id, sum(change)::integer as lots from lexeme_count, unnest(terms, changes) as waiting (term, change)
      where term & 3 < 2 group by 1)
    select text, name_lots + description_lots + coalesce(waiting.lots, 0) as lots
    from lexeme left join waiting using (id)
    where id > 0 and name_lots + description_lots + coalesce(waiting.lots, 0) >= ${lots > LARGE_CATALOGUE ? 2 : 1}
    order by text`.execute(db)
  return rows.map((row) => [row.text, row.lots])
}

async function* listClassNames(db: Kysely<DB>): AsyncGenerator<ClassName> {
  const newest = await sql<{ id: number }>`select coalesce(max(id), 0) as id from lot`.execute(db)
  const end = newest.rows[0]?.id ?? 0
  for (let from = Math.max(0, end - NEWEST_LOTS); from < end; from += LOTS_AT_ONCE) {
    const { rows } = await sql<ClassName>`
      with lots as materialized (
        select ens_tru_code as code, ens_tru_name_ru, ens_tru_name_kz, name_ru, name_kz from lot
        where id > ${from} and id <= ${from + LOTS_AT_ONCE} and ens_tru_code is not null)
      select code, 'ensTru' as kind, ens_tru_name_ru as "nameRu", ens_tru_name_kz as "nameKz", count(*) as lots
      from lots where coalesce(ens_tru_name_ru, ens_tru_name_kz) is not null group by 1, 3, 4
      union all
      select code, 'lot', name_ru, name_kz, count(*) from lots group by 1, 3, 4
      order by 1, 2, 3, 4`.execute(db)
    yield* rows
  }
}
