import type { Output } from '@tendertap/contract/calls/index'
import { pickScoringInterests } from '@tendertap/domain/subscription/limits'
import { toInstantText } from '../../platform/instant-text.ts'
import type { InterestRow } from './queries.ts'

type Interest = Output<'interests/createInterest'>

/** `limit`: how many profiles the subscription allows; null: there is no subscription. */
export function presentInterests(rows: readonly InterestRow[], limit: number | null): Interest[] {
  const aged = rows.map(({ id, created_at }) => ({ id, createdAt: created_at }))
  const scoring = new Set(pickScoringInterests(aged, limit ?? rows.length).map(({ id }) => id))
  return rows.map((row) => presentInterest(row, !scoring.has(row.id)))
}

function presentInterest(row: InterestRow, isOverLimit: boolean): Interest {
  return {
    id: row.id,
    name: row.name,
    keywords: row.keywords,
    description: row.description,
    minScore: row.min_score,
    filter: {
      statuses: row.statuses,
      purchaseMethods: row.methods,
      companies: row.companies,
      regions: row.regions,
      minAmount: row.min_amount,
      maxAmount: row.max_amount,
      sources: row.sources,
      onlyEnsTru: row.only_classes,
    },
    companiesListIds: row.lists.map(({ id }) => id),
    companiesLists: row.lists,
    color: row.colour,
    ensTru: row.named_classes,
    refusedEnsTru: row.refused_classes,
    isOverLimit,
    openMatches: row.open_matches,
    scoring: presentScoring(row),
    createdAt: row.created_at.toISOString(),
  }
}

/** Scoring takes seconds, and a job that fails is tried again for some minutes. */
const GIVEN_UP_MS = 60 * 60_000

/** What is known of an earlier scoring says nothing about the one that was asked for since. */
function presentScoring({
  has_started,
  scoring_asked_at,
  lots_done,
  lots_total,
  finished_at,
}: InterestRow): Interest['scoring'] {
  const isGivenUp = Date.now() - scoring_asked_at.getTime() > GIVEN_UP_MS
  if (isGivenUp && (!has_started || finished_at === null))
    return { state: 'failed', lotsDone: 0, lotsTotal: null, finishedAt: null }
  if (!has_started) return { state: 'waiting', lotsDone: 0, lotsTotal: null, finishedAt: null }
  return {
    state: finished_at ? 'done' : 'running',
    lotsDone: lots_done ?? 0,
    lotsTotal: lots_total,
    finishedAt: toInstantText(finished_at),
  }
}
