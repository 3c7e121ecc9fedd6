import { Button, Skeleton } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { useEffect, useState } from 'react'
import { findErrorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { ListMessage } from '../../../ui/list/ListMessage.tsx'
import { groupByMoment } from './changes.ts'
import { ChangeItem } from './ChangeItem.tsx'
import { readLastSeenChange, markSeen } from './seen-changes.ts'
import { useChanges } from './use-changes.ts'
import classes from './ChangeHistory.module.css'
import pageClasses from '../TenderPage.module.css'

/**
 * What has changed since the tender was published, by moment, newest first; what is new since the last visit is marked.
 */
export function ChangeHistory({ tenderId }: { tenderId: number }) {
  const { history: texts } = useTexts('tenders')
  const { retry } = useTexts('lots')
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useChanges(tenderId)
  const [before] = useState(() => readLastSeenChange(tenderId))
  const [first, setFirst] = useState<number | null>(null)
  const newest = data?.pages[0]?.data[0]?.seq
  // on the first visit only changes that arrive while the page is open are new
  if (first === null && newest !== undefined) setFirst(newest)
  const seen = before ?? first
  useEffect(() => {
    if (newest !== undefined) markSeen(tenderId, newest)
  }, [tenderId, newest])

  const moments = groupByMoment(data?.pages.flatMap((page) => page.data) ?? [])
  return (
    <section className={pageClasses.panel} aria-label={texts.title}>
      <h2 className={pageClasses.title}>{texts.title}</h2>
      {error && !data ? (
        <ListMessage
          isError
          title={texts.failed}
          text={findErrorText(error)}
          action={
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              {retry}
            </Button>
          }
        />
      ) : !data ? (
        <Skeleton height={64} mt={14} aria-hidden />
      ) : moments.length === 0 ? (
        <p className={pageClasses.absent}>{texts.empty}</p>
      ) : (
        <ol className={classes.moments}>
          {moments.map(({ at, changes }) => (
            <li key={at} className={classes.moment}>
              <p className={classes.at}>
                <time dateTime={at}>{formatDateTime(at)}</time>
                {seen !== null && changes.some(({ seq }) => seq > seen) && <Chip tone="good">{texts.isNew}</Chip>}
              </p>
              <ul className={classes.changes}>
                {changes.map((change) => (
                  <ChangeItem key={change.seq} change={change} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          variant="default"
          size="xs"
          className={pageClasses.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {texts.earlier}
        </Button>
      )}
    </section>
  )
}
