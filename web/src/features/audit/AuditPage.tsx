import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { useSearchParams } from '../../lib/use-search-params.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { AUDIT_SEARCH_PARAMS, isFiltered, type AuditParams } from './audit-search-params.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { EntryList } from './EntryList.tsx'
import { useEntries, type AuditList } from './use-entries.ts'

const NO_PEOPLE: AuditList['people'] = []

/** The log (ours): a workspace's for its admin and controller, the operator's own for the superadmin. */
export function AuditPage() {
  const texts = useTexts('audit')
  const narrow = useNarrow()
  const [params, change] = useSearchParams(AUDIT_SEARCH_PARAMS)
  // a changed filter starts at the first page
  const changeParams = (changes: Partial<AuditParams>) =>
    change(() => ({ page: 1, ...changes }), { resetScroll: 'page' in changes })
  const entries = useEntries(params)
  const list = entries.data

  const filters = <AuditFilters params={params} people={list?.people ?? NO_PEOPLE} onChange={changeParams} />
  return (
    <Page title={texts.title} about={texts.about}>
      {narrow ? (
        <Fold title={texts.filters.label} startsOpen={isFiltered(params)}>
          {filters}
        </Fold>
      ) : (
        filters
      )}
      <RefreshBanner query={entries} />
      <Panel isFlush label={texts.title}>
        {entries.isLoadingError ? (
          <ErrorState title={texts.loadFailed} query={entries} />
        ) : !list ? (
          <SkeletonRows count={12} height={28} />
        ) : list.total === 0 ? (
          <EmptyState title={texts.empty} text={isFiltered(params) ? texts.emptyFiltered : texts.emptyText} />
        ) : (
          <>
            <EntryList entries={list.data} isStale={entries.isPlaceholderData} />
            <Pager
              page={list.page}
              limit={params.limit}
              total={list.total}
              totalExact={list.totalExact}
              onPage={(page) => void changeParams({ page })}
              onLimit={(limit) => void changeParams({ limit })}
            />
          </>
        )}
      </Panel>
    </Page>
  )
}
