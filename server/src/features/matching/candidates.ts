// The open lots that one profile may match: they have one of its words in their name or description, or a code of one
// of its classes. `db` is the role `background`.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import type { CompiledProfile } from '../../scoring/compile-profile.ts'
import { listSearchKeys } from '../../scoring/search-keys.ts'
import { getTierPosition, listTerms } from '../lots/indexing/terms.ts'
import { inCodeRange } from '../lots/search/code-range.ts'
import { joinByOr, toIntegerArray, type Condition } from '../lots/search/condition.ts'
import { isOpen } from '../lots/search/openness.ts'

const ENS_TRU_DIGITS = 15
/** the scorer does not look at the tender and the documents */
const LAST_TIER = getTierPosition('description')

export async function listOpenCandidates(db: Kysely<DB>, profile: CompiledProfile, now: Date): Promise<number[]> {
  const { lexemes, classPrefixes } = await listSearchKeys(profile)
  const known = await sql<{ id: number }>`select id from lexeme where text = any(${lexemes}::text[])`.execute(db)
  const terms = known.rows.flatMap(({ id }) => listTerms(id, LAST_TIER))
  const conditions: Condition[] = [
    ...(terms.length > 0 ? [sql<boolean>`s.terms && ${toIntegerArray(terms)}`] : []),
    ...classPrefixes.map((prefix) => inCodeRange(sql`s.ens_tru`, prefix, ENS_TRU_DIGITS)),
  ]
  const { rows } = await sql<{ lot_id: number }>`
    select s.lot_id from lot_search s where ${isOpen(now)} and ${joinByOr(conditions)} order by s.lot_id`.execute(db)
  return rows.map((row) => row.lot_id)
}
