import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useTexts } from '../../i18n/texts.ts'

interface AnalyticsStateProps {
  query: { error: unknown; isLoadingError: boolean; isFetching: boolean; refetch(): unknown }
  /** the figures are there, and there is nothing to count */
  isEmpty?: boolean
}

/** Takes the place of figures that are not there: still loading, refused, or none. */
export function AnalyticsState({ query, isEmpty = false }: AnalyticsStateProps) {
  const texts = useTexts('analytics')
  return (
    <Panel isFlush>
      {query.isLoadingError ? (
        <ErrorState title={texts.failed} query={query} />
      ) : isEmpty ? (
        <EmptyState title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <SkeletonRows count={6} height={56} />
      )}
    </Panel>
  )
}
