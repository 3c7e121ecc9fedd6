import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Suspense, useState, type KeyboardEvent } from 'react'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { createStoredValue } from '../../lib/storage.ts'
import { useMedia } from '../../lib/use-media.ts'
import { lazyPart } from '../lazy-part.ts'
import classes from './ProfileSidebar.module.css'

const ProfilePanel = lazyPart(
  async () => (await import('./ProfilePanel.tsx')).ProfilePanel,
  'profile',
  'notifications',
  'passwords',
  'second-factor',
)

// Here the list has room enough beside the open profile; ProfileSidebar.module.css has the same width.
const WIDE_WINDOW = '(min-width: 1600px)'
const storedState = createStoredValue('profile-sidebar')
const FOLDED = 'folded'

/**
 * The person's profile on the left of the account. In a wide window it stands open beside the page, and the browser
 * remembers when a person folds it; in a smaller one it is a rail that opens over the page.
 */
export function ProfileSidebar({ me }: { me: Me }) {
  const texts = useTexts('account')
  const isWide = useMedia(WIDE_WINDOW)
  const [isFolded, setFolded] = useState(() => storedState.read() === FOLDED)
  const [isOver, setOver] = useState(false)
  const isOpen = isWide ? !isFolded : isOver

  const setOpen = (open: boolean) => {
    if (!isWide) return setOver(open)
    if (open) storedState.clear()
    else storedState.write(FOLDED)
    setFolded(!open)
  }
  const closeOnEscape = ({ key, currentTarget, target }: KeyboardEvent) => {
    // a dialog of the profile closes alone
    const isInside = target instanceof Node && currentTarget.contains(target)
    if (key === 'Escape' && isInside && !isWide) setOver(false)
  }
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape folds it, as the button does
    <aside
      className={classes.sidebar}
      data-open={isOpen || undefined}
      aria-label={texts.profile}
      onKeyDown={closeOnEscape}
    >
      {isOpen && !isWide && <div className={classes.outside} aria-hidden onClick={() => setOver(false)} />}
      <div className={classes.content}>
        <ActionIcon
          size="lg"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.foldProfile : texts.openProfile}
          title={isOpen ? texts.foldProfile : texts.openProfile}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        {isOpen && (
          <Suspense>
            <ProfilePanel me={me} />
          </Suspense>
        )}
      </div>
    </aside>
  )
}
