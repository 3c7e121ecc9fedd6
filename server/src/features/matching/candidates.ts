// The open lots that one profile may match: they have a code of one of its classes, or one of its words in their name
// or description and a code with which words can make a match. `db` is the role `background`.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import { mayMatchByWords } from '../../scoring/candidate-bounds.ts'
import type { CompiledProfile } from '../../scoring/compile-profile.ts'
import { listSearchKeys } from '../../scoring/search-keys.ts'
import { getTierPosition, listTerms } from '../lots/indexing/terms.ts'
import { inCodeRange } from '../lots/search/code-range.ts'
import { joinByOr, toIntegerArray } from '../lots/search/condition.ts'
import { isOpen } from '../lots/search/openness.ts'

const ENS_TRU_DIGITS = 15
/** the scorer does not look at the tender and the documents */
export const LAST_TIER = getTierPosition('description')

export async function listOpenCandidates(db: Kysely<DB>, profile: CompiledProfile, now: Date): Promise<number[]> {
  const { lexemes, classPrefixes } = await listSearchKeys(profile)
  const known = await sql<{ id: number }>`select id from lexeme where text = any(${lexemes}::text[])`.execute(db)
  const terms = known.rows.flatMap(({ id }) => listTerms(id, LAST_TIER))
  const hasWord = terms.length > 0 ? sql<boolean>`s.terms && ${toIntegerArray(terms)}` : sql<boolean>`false`
  const ofClass = joinByOr(classPrefixes.map((prefix) => inCodeRange(sql`s.ens_tru`, prefix, ENS_TRU_DIGITS)))
  const { rows } = await sql<{ lot_id: number; ens_tru: number | null; of_class: boolean | null }>`
    select s.lot_id, s.ens_tru, ${ofClass} as of_class from lot_search s
    where ${isOpen(now)} and (${hasWord} or ${ofClass}) order by s.lot_id`.execute(db)
  const mayMatch = rememberByCode((code) => mayMatchByWords(profile, code))
  return rows
    .filter(({ ens_tru: code, of_class: ofWanted }) => ofWanted === true || mayMatch(code))
    .map((row) => row.lot_id)
}

/** Thousands of lots have the same code. */
function rememberByCode(decide: (digits: string) => boolean): (code: number | null) => boolean {
  const decided = new Map<number | null, boolean>()
  return (code) => {
    const known = decided.get(code) ?? decide(code === null ? '' : String(code).padStart(ENS_TRU_DIGITS, '0'))
    decided.set(code, known)
    return known
  }
}
