import { ActionIcon, Tooltip } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, type Icon } from '@tabler/icons-react'
import { Suspense, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { createStoredValue } from '../../lib/storage.ts'
import { useMedia } from '../../lib/use-media.ts'
import { lazyPart } from '../lazy-part.ts'
import { listProfileSections, SECTION_ICONS, type ProfileSection } from './profile-sections.ts'
import classes from './ProfileSidebar.module.css'

const ProfilePanel = lazyPart(
  async () => (await import('./ProfilePanel.tsx')).ProfilePanel,
  'profile',
  'notifications',
  'passwords',
  'second-factor',
  'planning',
)

// Here the list has room enough beside the open profile; ProfileSidebar.module.css and base.css have the same width.
const WIDE_WINDOW = '(min-width: 1600px)'
// index.html reads it too, for the outline of the page
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
  const [section, setSection] = useState<ProfileSection | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isOpen = isWide ? !isFolded : isOver

  const setOpen = (open: boolean, focusOn: ProfileSection | null = null) => {
    setSection(focusOn)
    if (!isWide) return setOver(open)
    if (open) storedState.clear()
    else storedState.write(FOLDED)
    setFolded(!open)
  }
  const closeOnEscape = ({ key, currentTarget, target }: KeyboardEvent) => {
    // a dialog of the profile closes alone
    const isInside = target instanceof Node && currentTarget.contains(target)
    if (key !== 'Escape' || !isInside || !isOver || isWide) return
    setOver(false)
    toggle.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape folds it, as the button does
    <aside
      className={classes.sidebar}
      data-open={isOpen || undefined}
      aria-label={texts.profileSections.profile}
      onKeyDown={closeOnEscape}
    >
      {isOpen && !isWide && <div className={classes.outside} aria-hidden onClick={() => setOver(false)} />}
      <div className={classes.content}>
        <RailButton
          ref={toggle}
          icon={isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand}
          label={isOpen ? texts.foldProfile : texts.openProfile}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen ? (
          <Suspense>
            <ProfilePanel me={me} focusOn={section} />
          </Suspense>
        ) : (
          listProfileSections(me.roles).map((name) => (
            <RailButton
              key={name}
              icon={SECTION_ICONS[name]}
              label={texts.profileSections[name]}
              onClick={() => setOpen(true, name)}
            />
          ))
        )}
      </div>
    </aside>
  )
}

interface RailButtonProps {
  ref?: Ref<HTMLButtonElement>
  icon: Icon
  label: string
  isExpanded?: boolean
  onClick(): void
}

/** An icon; its label is shown beside it to the mouse and to the keyboard. */
function RailButton({ ref, icon: RailIcon, label, isExpanded, onClick }: RailButtonProps) {
  return (
    <Tooltip label={label} position="right">
      <ActionIcon
        {...(ref && { ref })}
        size="lg"
        className={classes.button}
        aria-expanded={isExpanded}
        aria-label={label}
        onClick={onClick}
      >
        <RailIcon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
