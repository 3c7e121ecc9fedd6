import type { Period } from '@tendertap/domain/analytics/months'
import { useNow } from '../../lib/use-now.ts'
import { useSearchParams } from '../../lib/use-search-params.ts'
import { ANALYTICS_SEARCH_PARAMS, toPeriod, type AnalyticsParams } from './market-filter.ts'

interface Opened {
  params: AnalyticsParams
  period: Period
  /** Another condition begins with the first page. */
  change(changes: Partial<AnalyticsParams>): Promise<void>
}

/** What the address asks for, and how to ask for something else. */
export function useParams(): Opened {
  const [params, change] = useSearchParams(ANALYTICS_SEARCH_PARAMS)
  const period = toPeriod(params.months, useNow())
  return { params, period, change: (changes) => change(() => ({ page: 1, ...changes })) }
}
