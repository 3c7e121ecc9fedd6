// The matching lots of a set as rows, for lists that group lots.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import { AppError } from '../../../platform/app-error.ts'
import { joinByAnd } from './condition.ts'
import { interpretQuery } from './interpret-query.ts'
import { hasPhrases, toPhraseCondition } from './phrase-page.ts'
import { listConditions, planSearch, type SearchPlan } from './plan.ts'
import { selectFrom, selectLookedUp, type LotSet } from './relation.ts'
import { resolveFilter } from './resolve-filter.ts'
import { THRESHOLDS } from './thresholds.ts'
import { countExpandedWords } from './word-conditions.ts'

export async function planMatches(
  scope: Scope,
  { filter, set, now }: { filter: LotFilter; set: LotSet; now: Date },
): Promise<SearchPlan> {
  const resolved = await resolveFilter(scope, filter)
  const { query } = interpretQuery(filter.search ?? '', resolved, filter.exactWords ?? false)
  if (countExpandedWords(query, resolved) > THRESHOLDS.maxExpandedWords) throw new AppError('search_too_wide')
  return planSearch({ filter, set, query, resolved, now, thresholds: THRESHOLDS })
}

export const hasWords = (plan: SearchPlan) => plan.wordConditions.length > 0 || hasPhrases(plan)

/** A query that answers rows with these columns, expressions on s. */
export function selectMatches(plan: SearchPlan, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const { set } = plan
  // with words their index may lead to the lots; without any it is the set
  const from = set && !hasWords(plan) ? selectLookedUp(set) : selectFrom(set)
  const conditions = joinByAnd([...listConditions(plan), toPhraseCondition(plan)])
  return sql`select ${columns} from ${from} where ${conditions}`
}
