import { Button, Skeleton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { useSearchParams } from '../../lib/use-search-params.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ListMessage } from '../../ui/list/ListMessage.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import tableClasses from '../../ui/list/table.module.css'
import { AUDIT_SEARCH_PARAMS, isFiltered, type AuditParams } from './audit-search-params.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { EntryCards, EntryTable } from './EntryList.tsx'
import { useEntries, type AuditList } from './use-entries.ts'
import classes from './AuditPage.module.css'

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
  usePageTitle(texts.title)
  const list = entries.isError ? undefined : entries.data
  const List = narrow ? EntryCards : EntryTable

  const body = entries.isError ? (
    <ListMessage
      isError
      title={texts.loadFailed}
      text={findErrorText(entries.error)}
      action={
        <Button variant="default" loading={entries.isFetching} onClick={() => void entries.refetch()}>
          {texts.retry}
        </Button>
      }
    />
  ) : !list ? (
    <div className={classes.skeletons}>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Skeleton key={number} height={narrow ? 84 : 28} />
      ))}
    </div>
  ) : list.total === 0 ? (
    <ListMessage title={texts.empty} text={isFiltered(params) ? texts.emptyFiltered : texts.emptyText} />
  ) : (
    <List entries={list.data} isStale={entries.isPlaceholderData} />
  )

  const filters = <AuditFilters params={params} people={list?.people ?? NO_PEOPLE} onChange={changeParams} />
  return (
    <>
      <h1 className={classes.title}>{texts.title}</h1>
      <p className={classes.lead}>{texts.about}</p>
      {narrow ? (
        <FoldedFilters label={texts.filters.label} startsOpen={isFiltered(params)}>
          {filters}
        </FoldedFilters>
      ) : (
        filters
      )}
      <div className={narrow && list && list.total > 0 ? undefined : tableClasses.panel}>
        {body}
        {list && list.total > 0 && (
          <Pager
            page={list.page}
            limit={params.limit}
            total={list.total}
            totalExact={list.totalExact}
            onPage={(page) => void changeParams({ page })}
            onLimit={(limit) => void changeParams({ limit })}
          />
        )}
      </div>
    </>
  )
}

/** On a phone the filters are folded, unless some are set when the page opens. */
function FoldedFilters({ label, startsOpen, children }: { label: string; startsOpen: boolean; children: ReactNode }) {
  const [isOpen] = useState(startsOpen)
  return (
    <details className={classes.fold} open={isOpen}>
      <summary className={classes.summary}>{label}</summary>
      {children}
    </details>
  )
}
