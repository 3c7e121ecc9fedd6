// The matches of a profile in the last days, and what became of those that have certain words.
import { EXCLUSION_COST_DAYS } from '@tendertap/domain/interests/edits'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { LotWord } from '../../../scoring/analyse-lot.ts'
import { listTerms } from '../../lots/indexing/terms.ts'
import { toIntegerArray } from '../../lots/search/condition.ts'
import { LAST_TIER } from '../candidates.ts'
import type { Profile } from '../profiles/profile.ts'
import { countCosts, type IndexedWord, type MatchedLot, type WordCost } from './count-costs.ts'

export interface LatelyMatched {
  matches: number
  accepted: number
  /** of the words that not too many lots have */
  costs: readonly WordCost[]
}

/** `lotId` is the lot whose words they are: it is no loss. */
export async function readLatelyMatched(
  scope: Scope,
  profile: Pick<Profile, 'id' | 'minScore'>,
  lotId: number,
  words: readonly LotWord[],
): Promise<LatelyMatched> {
  const { db, owns } = scope
  const since = new Date(Date.now() - EXCLUSION_COST_DAYS * 86_400_000)
  // A lot that matched counts from its publication on: its score is newer whenever it was calculated again.
  const lately = sql`lot_score s join lot l on l.id = s.lot_id
    join tender n on n.id = l.tender_id and coalesce(n.published_at, s.scored_at) >= ${since}`
  const isMatch = sql`s.interest_id = ${profile.id} and s.percent >= ${profile.minScore} and ${owns('s.workspace_id')}`
  const isAccepted = sql`exists (select from vote_on_lot v where v.lot_id = l.id and v.accepted and ${owns('v.workspace_id')})`

  async function readWith(terms: readonly number[], limit: number) {
    const { rows } = await sql<MatchedLot & { terms: number[] }>`
      select l.id as "lotId", l.name_ru as "nameRu", l.name_kz as "nameKz", ${isAccepted} as "isAccepted",
        exists (select from vote_on_lot v where v.lot_id = l.id and v.reason = 'not_ours' and ${owns('v.workspace_id')}) as "isNotOurs",
        exists (select from lot_work w where w.lot_id = l.id and w.status <> 'declined' and ${owns('w.workspace_id')}) as "isInWork",
        array(select unnest(t.terms) intersect select unnest(${toIntegerArray(terms)})) as terms
      from ${lately} join lot_search t on t.lot_id = l.id and t.terms && ${toIntegerArray(terms)}
      where ${isMatch} and l.id <> ${lotId}
      order by n.published_at desc nulls last, l.id desc limit ${limit}`.execute(db)
    return rows.map(({ terms: found, ...lot }) => ({ lot, terms: new Set(found) }))
  }

  const counted = await sql<{ matches: number; accepted: number }>`
    select count(*) as matches, count(*) filter (where ${isAccepted}) as accepted from ${lately} where ${isMatch}`.execute(
    db,
  )
  const { matches = 0, accepted = 0 } = counted.rows[0] ?? {}
  return { matches, accepted, costs: await countCosts(await listTermsOf(scope, words), readWith) }
}

async function listTermsOf({ db }: Scope, words: readonly LotWord[]): Promise<IndexedWord[]> {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, text from lexeme where text = any(${words.flatMap(({ lexemes }) => lexemes)}::text[])`.execute(db)
  const ids = new Map(rows.map(({ id, text }) => [text, id]))
  return words.map((word) => {
    const known = word.lexemes.flatMap((lexeme) => ids.get(lexeme) ?? [])
    return { word, terms: known.flatMap((id) => listTerms(id, LAST_TIER)) }
  })
}
