// Builds a new model when the catalogue has outgrown the newest one. `db` is the role `background`.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { DB } from '../../../db/generated/schema.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { buildModel } from '../../../scoring/build-model.ts'
import type { ClassName } from '../../../scoring/class-table.ts'
import { SCORER_VERSION, type ScoringModel } from '../../../scoring/model.ts'
import { serialiseModel } from '../../../scoring/serialise-model.ts'
import { countLots, readModelSource } from './model-source.ts'
import { findNewestModel } from './model-store.ts'

// Every new model makes all profiles be compiled anew, so small growth is no reason.
const GROWTH = 1.2
/** In so small a catalogue a model says little. */
const FEW_LOTS = 1_000
const OLDEST_MS = 30 * 86_400_000

/** A worker does this before it scores anything. */
export async function ensureModel(db: Database): Promise<void> {
  if ((await findNewestModel(db)) === null) await buildNewModel(db, true)
}

/** The newest model knows less than half of the catalogue, so its scores are poor. */
export async function isModelOutgrown(db: Kysely<DB>): Promise<boolean> {
  const newest = await findNewestModel(db)
  return newest !== null && (await countLots(db)) > newest.lots * 2 + FEW_LOTS
}

/** Builds a model if there is none, if the catalogue has grown by a fifth, or if the newest one is a month old. */
export async function buildModelIfDue(db: Database, now: Date): Promise<void> {
  const newest = await findNewestModel(db)
  const isOutgrown = await isModelOutgrown(db)
  const isDue =
    newest === null ||
    now.getTime() - newest.builtAt.getTime() > OLDEST_MS ||
    (await countLots(db)) >= newest.lots * GROWTH + 1
  if (isDue) await buildNewModel(db, newest === null || isOutgrown)
}

/**
 * Returns its number. `isRescoring`: what the models before have scored is scored again, because they knew less than
 * half of the catalogue, or belong to another version of the scorer.
 */
export async function buildNewModel(db: Database, isRescoring = false): Promise<number> {
  // the number is given by the database
  const model = await buildModel(0, await readModelSource(db))
  const content = serialiseModel(model)
  const classes = listClasses(model)
  return db.transaction().execute(async (transaction) => {
    const { number } = await transaction
      .insertInto('scoring_model')
      .values({ lots: model.lots, scorer_version: SCORER_VERSION, content })
      .returning('number')
      .executeTakeFirstOrThrow()
    await sql`
      insert into ens_tru_class (code, name_ru, name_kz, lots)
      select * from unnest(${classes.map(({ code }) => code)}::text[], ${classes.map(({ nameRu }) => nameRu)}::text[],
        ${classes.map(({ nameKz }) => nameKz)}::text[], ${classes.map(({ lots }) => lots)}::integer[])
      on conflict (code) do update set name_ru = excluded.name_ru, name_kz = excluded.name_kz, lots = excluded.lots`.execute(
      transaction,
    )
    if (isRescoring) await enqueue(transaction, 'matching/rescoreMany', { workspaceId: null })
    return number
  })
}

/** Each class under the most frequent name that ENS TRU gives its codes; a class without one under a lot's name. */
function listClasses({ classNames }: ScoringModel): ClassName[] {
  const byCode = Map.groupBy(classNames, ({ code }) => code)
  return Array.from(byCode, ([, names]) => {
    const [first, ...others] = names.toSorted(
      (a, b) => Number(b.kind === 'ensTru') - Number(a.kind === 'ensTru') || b.lots - a.lots,
    )
    return first ? [{ ...first, lots: [first, ...others].reduce((sum, { lots }) => sum + lots, 0) }] : []
  }).flat()
}
