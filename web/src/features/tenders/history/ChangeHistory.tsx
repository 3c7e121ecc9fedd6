import { Button, Group, Skeleton, Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { getTenderPlace } from '@tendertap/domain/seen-marks/places'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../../ui/state/RefreshBanner.tsx'
import { groupByMoment, type Moment } from '../../lots/changes/changes.ts'
import { ChangeItem } from '../../lots/changes/ChangeItem.tsx'
import { useLastSeen } from '../../session/seen-mark.ts'
import type { useChanges } from './use-changes.ts'
import classes from './ChangeHistory.module.css'

interface ChangeHistoryProps {
  tenderId: number
  changes: ReturnType<typeof useChanges>
}

/**
 * What has changed since the tender was published, by moment, newest first; what is new since the last visit is marked.
 */
export function ChangeHistory({ tenderId, changes }: ChangeHistoryProps) {
  const { history: texts } = useTexts('tenders')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = changes
  const [first, setFirst] = useState<number | null>(null)
  const newest = data?.pages[0]?.data[0]?.seq
  // on the first visit only changes that arrive while the page is open are new
  if (first === null && newest !== undefined) setFirst(newest)
  const before = useLastSeen(getTenderPlace(tenderId), newest)
  // until it is known what was seen, nothing is marked as new
  const seen = before === undefined ? null : (before ?? first)

  return (
    <Panel title={texts.title}>
      <RefreshBanner query={changes} />
      {data ? (
        <Moments moments={groupByMoment(data.pages.flatMap((page) => page.data))} seen={seen} />
      ) : changes.isError ? (
        <ErrorState title={texts.failed} query={changes} />
      ) : (
        <Skeleton height={64} aria-hidden />
      )}
      {hasNextPage && (
        <Button variant="default" mt="lg" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.earlier}
        </Button>
      )}
    </Panel>
  )
}

function Moments({ moments, seen }: { moments: readonly Moment[]; seen: number | null }) {
  const { history: texts } = useTexts('tenders')
  if (moments.length === 0) return <Absent reason={texts.empty} />
  return (
    <ol className={classes.moments}>
      {moments.map(({ at, changes }) => (
        <li key={at}>
          <Group gap="sm">
            <Text component="time" dateTime={at} size="sm" c="dimmed">
              {formatDateTime(at)}
            </Text>
            {seen !== null && changes.some(({ seq }) => seq > seen) && <Chip tone="good">{texts.isNew}</Chip>}
          </Group>
          <ul className={classes.changes}>
            {changes.map((change) => (
              <ChangeItem key={change.seq} change={change} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
