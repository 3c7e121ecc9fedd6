import { ActionIcon, Box, Button, Tooltip } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDay } from '@tendertap/domain/clock'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { showFailure } from '../../../ui/snackbars/show-failure.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { groupByDay } from './group-by-day.ts'
import { NoticeItem } from './NoticeItem.tsx'
import { useMarkRead, useNotices, type Notice } from './use-notices.ts'
import { useSeenNotices } from './use-seen-notices.ts'
import { useUnreadCount } from './use-unread-count.ts'
import classes from './NoticeFeed.module.css'

interface NoticeFeedProps {
  /** where nothing around it says what it is */
  title?: ReactNode
  /** a link leads away from it */
  onLeave(): void
}

/** What the person was told, by days. What was in sight is read, and stays highlighted until the feed is closed. */
export function NoticeFeed({ title, onLeave }: NoticeFeedProps) {
  const texts = useTexts('notices')
  const query = useNotices()
  const unread = useUnreadCount()
  const markRead = useMarkRead()
  // what could not be marked is marked when it is next in sight
  const { seen, collect, forget } = useSeenNotices((range) => markRead.mutate(range))
  const notices = query.data?.pages.flatMap(({ data }) => data) ?? []
  const [latest] = notices
  const isNew = ({ id, isRead }: Notice) => !isRead || seen.has(id)

  const markAll = () => {
    if (!latest) return
    markRead.mutate(
      { upTo: latest.id },
      { onSuccess: forget, onError: (error) => showFailure(texts.markFailed, error) },
    )
  }
  return (
    <div aria-busy={query.isPending}>
      {(title || latest) && (
        <div className={classes.head}>
          {title && <Box mr="auto">{title}</Box>}
          {latest && (unread > 0 || notices.some(isNew)) && <TextButton onClick={markAll}>{texts.markAll}</TextButton>}
          {latest && <SettingsButton isLast={!title} onLeave={onLeave} />}
        </div>
      )}
      <RefreshBanner query={query} />
      {query.isLoadingError && <ErrorState title={texts.failed} query={query} />}
      {query.isPending && <SkeletonRows count={4} height={56} />}
      {query.isSuccess && notices.length === 0 && !query.hasNextPage && <Nothing onLeave={onLeave} />}
      <Days notices={notices} isNew={isNew} onLooked={collect} onLeave={onLeave} />
      {query.hasNextPage && (
        <Box p="lg">
          <Button
            variant="default"
            fullWidth
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </Box>
      )}
    </div>
  )
}

interface SettingsButtonProps {
  /** goes to the end of its line */
  isLast: boolean
  onLeave(): void
}

function SettingsButton({ isLast, onLeave }: SettingsButtonProps) {
  const texts = useTexts('notices')
  return (
    <Tooltip label={texts.settings}>
      <ActionIcon
        size="lg"
        {...(isLast && { ml: 'auto' })}
        aria-label={texts.settings}
        onClick={onLeave}
        renderRoot={(props) => <Link to="/settings" hash="notifications" {...props} />}
      >
        <IconSettings size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

interface DaysProps {
  notices: readonly Notice[]
  isNew(notice: Notice): boolean
  onLooked(id: string): void
  onLeave(): void
}

function Days({ notices, isNew, onLooked, onLeave }: DaysProps) {
  const texts = useTexts('notices')
  const now = useNow()
  return groupByDay(notices, now).map(({ day, name, notices: told }) => {
    const title = name ? texts.days[name] : formatDay(day)
    return (
      <section key={day} aria-label={title}>
        <Box px="lg" pt="md">
          <Heading level={3} look="label">
            {title}
          </Heading>
        </Box>
        <ul>
          {told.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} isNew={isNew(notice)} onLooked={onLooked} onLeave={onLeave} />
          ))}
        </ul>
      </section>
    )
  })
}

function Nothing({ onLeave }: { onLeave(): void }) {
  const texts = useTexts('notices')
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText}
      action={
        <Link to="/settings" hash="notifications" onClick={onLeave}>
          {texts.settings}
        </Link>
      }
    />
  )
}
