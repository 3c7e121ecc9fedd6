import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { getInitials } from '../../lib/initials.ts'
import { createStoredValue } from '../../lib/storage.ts'
import { lazyPart } from '../lazy-part.ts'
import classes from './ProfileSidebar.module.css'

const ProfilePanel = lazyPart(
  async () => (await import('./ProfilePanel.tsx')).ProfilePanel,
  'profile',
  'notifications',
  'passwords',
  'second-factor',
)

const storedState = createStoredValue('profile-sidebar')
const OPEN = 'open'

/** Stands left of the account on wide screens. Folded by default; the browser remembers whether it is open. */
export function ProfileSidebar({ me }: { me: Me }) {
  const texts = useTexts('account')
  const [isOpen, setOpen] = useState(() => storedState.read() === OPEN)

  const toggle = () => {
    if (isOpen) storedState.clear()
    else storedState.write(OPEN)
    setOpen(!isOpen)
  }
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <aside className={classes.sidebar} data-open={isOpen || undefined} aria-label={texts.profile}>
      <div className={classes.content}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.foldProfile : texts.openProfile}
          onClick={toggle}
        >
          {!isOpen && (
            <span className={classes.avatar} aria-hidden data-source>
              {getInitials(me.fullName ?? me.email).slice(0, 1)}
            </span>
          )}
          <Icon size={20} stroke={1.6} aria-hidden />
        </button>
        {isOpen && (
          <Suspense>
            <ProfilePanel me={me} />
          </Suspense>
        )}
      </div>
    </aside>
  )
}
