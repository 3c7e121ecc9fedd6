// The matching lots of a set as rows, for lists that group lots.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import { AppError } from '../../../platform/app-error.ts'
import { joinByAnd } from './condition.ts'
import { interpretQuery } from './interpret-query.ts'
import { toPhraseCondition } from './phrase-page.ts'
import { listConditions, planSearch } from './plan.ts'
import { selectFrom, type LotSet } from './relation.ts'
import { resolveFilter } from './resolve-filter.ts'
import { THRESHOLDS } from './thresholds.ts'
import { countExpandedWords } from './word-conditions.ts'

/** A query that answers rows with the columns of lot_search that these names give, of s. */
export async function selectMatches(
  scope: Scope,
  { filter, set, now }: { filter: LotFilter; set: LotSet; now: Date },
  columns: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const resolved = await resolveFilter(scope, filter)
  const { query } = interpretQuery(filter.search ?? '', resolved, filter.exactWords ?? false)
  if (countExpandedWords(query, resolved) > THRESHOLDS.maxExpandedWords) throw new AppError('search_too_wide')
  const plan = planSearch({ filter, set, query, resolved, now, thresholds: THRESHOLDS })
  const conditions = joinByAnd([...listConditions(plan), toPhraseCondition(plan)])
  return sql`select ${columns} from ${selectFrom(set)} where ${conditions}`
}
