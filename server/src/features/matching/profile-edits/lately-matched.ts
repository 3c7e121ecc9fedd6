// The matches of a profile in the last days, and what became of them.
import { EXCLUSION_COST_DAYS } from '@tendertap/domain/interests/edits'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import { getTierPosition, listTerms } from '../../lots/indexing/terms.ts'
import { toIntegerArray } from '../../lots/search/condition.ts'
import type { Profile } from '../profiles/profile.ts'

export interface MatchedLot {
  lotId: number
  nameRu: string | null
  nameKz: string | null
  /** a lead accepted it; a lead rejected it as not theirs; it was taken into work */
  isAccepted: boolean
  isNotOurs: boolean
  isInWork: boolean
  /** which of the lexemes it has */
  lexemes: string[]
}

export interface LatelyMatched {
  matches: number
  accepted: number
  /** those that have one of the lexemes, the newest first */
  lots: readonly MatchedLot[]
}

/** the scorer does not look at the tender and the documents */
const LAST_TIER = getTierPosition('description')

/** A lot that matched counts from its publication on: its score is newer whenever it was calculated again. */
export async function readLatelyMatched(
  scope: Scope,
  profile: Pick<Profile, 'id' | 'minScore'>,
  lexemes: readonly string[],
  now: Date,
): Promise<LatelyMatched> {
  const { db, owns } = scope
  const since = new Date(now.getTime() - EXCLUSION_COST_DAYS * 86_400_000)
  const known = await sql<{ id: number; text: string }>`
    select id, text from lexeme where text = any(${lexemes}::text[])`.execute(db)
  const texts = new Map(known.rows.flatMap(({ id, text }) => listTerms(id, LAST_TIER).map((term) => [term, text])))
  const { rows } = await sql<Omit<MatchedLot, 'lexemes'> & { terms: number[] }>`
    select l.id as "lotId", l.name_ru as "nameRu", l.name_kz as "nameKz",
      exists (select from lot_vote v where v.lot_id = l.id and v.accepted and ${owns('v.workspace_id')}) as "isAccepted",
      exists (select from lot_vote v where v.lot_id = l.id and v.reason = 'not_ours' and ${owns('v.workspace_id')}) as "isNotOurs",
      exists (select from lot_work w where w.lot_id = l.id and w.status <> 'declined' and ${owns('w.workspace_id')}) as "isInWork",
      array(select unnest(t.terms) intersect select unnest(${toIntegerArray([...texts.keys()])})) as terms
    from lot_score s join lot l on l.id = s.lot_id join tender n on n.id = l.tender_id
    left join lot_search t on t.lot_id = l.id
    where s.interest_id = ${profile.id} and s.percent >= ${profile.minScore} and ${owns('s.workspace_id')}
      and coalesce(n.published_at, s.scored_at) >= ${since}
    order by n.published_at desc nulls last, l.id desc`.execute(db)
  return {
    matches: rows.length,
    accepted: rows.filter(({ isAccepted }) => isAccepted).length,
    lots: rows
      .filter(({ terms }) => terms.length > 0)
      .map(({ terms, ...row }) => ({ ...row, lexemes: terms.flatMap((term) => texts.get(term) ?? []) })),
  }
}
