// What the votes on the lots of profiles have taught, read and compiled once: a vote model is never changed, and one of
// 300 votes takes some 20 ms to read. `db` is the role `background`, or the application inside a workspace.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import { compileVotes, type CompiledVotes } from '../../../scoring/compile-votes.ts'
import { parseVotes } from '../../../scoring/vote-model.ts'

/** A vote_model. */
export interface NumberedVotes {
  number: number
  learned: CompiledVotes
}

export interface VoteModelKey {
  workspaceId: string
  interestId: string
  number: number
}

/** Those of the profiles asked for lately; a model of 300 votes takes some 300 KB. */
const MOST_KEPT = 200
const kept = new Map<string, CompiledVotes>()
const toKey = ({ interestId, number }: Pick<VoteModelKey, 'interestId' | 'number'>) => `${interestId} ${number}`

/** By the id of the profile. */
export async function loadVotes(
  db: Kysely<DB>,
  models: readonly VoteModelKey[],
): Promise<ReadonlyMap<string, NumberedVotes>> {
  const missing = models.filter((model) => !kept.has(toKey(model)))
  const read = missing.length > 0 ? await readModels(db, missing) : new Map<string, CompiledVotes>()
  const loaded = models.flatMap((model) => {
    const learned = kept.get(toKey(model)) ?? read.get(toKey(model))
    return learned ? [[model.interestId, { number: model.number, learned }] as const] : []
  })
  for (const [key, learned] of read) {
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, learned)
  }
  return new Map(loaded)
}

async function readModels(db: Kysely<DB>, models: readonly VoteModelKey[]): Promise<Map<string, CompiledVotes>> {
  const { rows } = await sql<{ interestId: string; number: number; content: string }>`
    select m.interest_id as "interestId", m.number, m.content
    from unnest(${models.map(({ workspaceId }) => workspaceId)}::uuid[], ${models.map(({ interestId }) => interestId)}::uuid[],
      ${models.map(({ number }) => number)}::integer[]) as asked (workspace_id, interest_id, number)
    join vote_model m using (workspace_id, interest_id, number)`.execute(db)
  return new Map(rows.map((row) => [toKey(row), compileVotes(parseVotes(row.content))]))
}
