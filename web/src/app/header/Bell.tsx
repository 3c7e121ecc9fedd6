import { Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { MOST_UNREAD } from '@tendertap/domain/notifications/bell'
import { Suspense, useId, useState } from 'react'
import { useUnreadCount } from '../../features/notifications/notices/use-unread-count.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SideSheet } from '../../ui/dialog/SideSheet.tsx'
import { useFocusReturn } from '../../ui/dialog/use-focus-return.ts'
import { Heading } from '../../ui/Heading.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { lazyPart } from '../lazy-part.ts'
import classes from './Bell.module.css'
import header from './Header.module.css'

const NoticeFeed = lazyPart(
  async () => (await import('../../features/notifications/notices/NoticeFeed.tsx')).NoticeFeed,
  'notices',
)

const LOADING = <SkeletonRows count={4} height={56} />

/** What the person was told and has not looked at yet. It opens the feed: under the bell, on a phone as a sheet. */
export function Bell({ narrow }: { narrow: boolean }) {
  const { bell: texts } = useTexts('account')
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const unread = useUnreadCount()
  const shown = unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(unread)
  const meaning = unread > 0 ? texts.unread(unread, shown) : ''
  const close = () => setOpen(false)
  const button = (
    <button
      type="button"
      className={`${header.trigger} ${classes.bell}`}
      aria-label={meaning ? `${texts.title}: ${meaning}` : texts.title}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <IconBell size={20} stroke={1.7} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {shown}
        </span>
      )}
    </button>
  )
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {meaning}
      </span>
      {narrow ? (
        button
      ) : (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={440} trapFocus>
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown className={classes.feed} aria-labelledby={titleId}>
            <UnderBell titleId={titleId} onLeave={close} />
          </Popover.Dropdown>
        </Popover>
      )}
      {narrow && isOpen && (
        <SideSheet title={texts.title} onClose={close}>
          <div className={classes.sheet}>
            <Suspense fallback={LOADING}>
              <NoticeFeed onLeave={close} />
            </Suspense>
          </div>
        </SideSheet>
      )}
    </>
  )
}

interface UnderBellProps {
  titleId: string
  onLeave(): void
}

function UnderBell({ titleId, onLeave }: UnderBellProps) {
  const { bell: texts } = useTexts('account')
  // the kit would take the focus from the page that a notice leads to
  useFocusReturn()
  const title = (
    <Heading level={2} look="panel" id={titleId}>
      {texts.title}
    </Heading>
  )
  return (
    <Suspense fallback={LOADING}>
      <NoticeFeed title={title} onLeave={onLeave} />
    </Suspense>
  )
}
