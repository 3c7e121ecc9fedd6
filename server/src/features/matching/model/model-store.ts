// Models in the database. A process loads a model once: it never changes.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import { SCORER_VERSION, type ScoringModel } from '../../../scoring/model.ts'
import { parseModel } from '../../../scoring/serialise-model.ts'

export interface ModelHead {
  number: number
  lots: number
  builtAt: Date
}

/** The newest model that this version of the scorer can read. */
export async function findNewestModel(db: Kysely<DB>): Promise<ModelHead | null> {
  const { rows } = await sql<ModelHead>`
    select number, lots, built_at as "builtAt" from scoring_model where scorer_version = ${SCORER_VERSION}
    order by number desc limit 1`.execute(db)
  return rows[0] ?? null
}

export interface ModelStore {
  /** Null until the first model is built. */
  loadNewest(db: Kysely<DB>): Promise<ScoringModel | null>
}

export function createModelStore(): ModelStore {
  let loaded: { number: number; model: Promise<ScoringModel> } | null = null
  return {
    loadNewest: async (db) => {
      const newest = await findNewestModel(db)
      if (!newest) return null
      // calls that come while it is being loaded wait for the same model
      if (loaded?.number !== newest.number) loaded = { number: newest.number, model: loadModel(db, newest.number) }
      const { model } = loaded
      return model.catch((cause: unknown) => {
        loaded = null
        throw cause
      })
    },
  }
}

export async function loadModel(db: Kysely<DB>, number: number): Promise<ScoringModel> {
  const { content } = await db
    .selectFrom('scoring_model')
    .select('content')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return parseModel(number, content)
}
