import { isMantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { guessLanguage } from '@tendertap/domain/languages'
import { listHeaderTabs } from '@tendertap/domain/navigation'
import { session } from '../../features/session/current-session.ts'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { LegalItems } from './LegalItems.tsx'
import { WorkspaceItems } from './WorkspaceItems.tsx'
import classes from './Header.module.css'

const SCHEMES = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconDeviceDesktop },
] as const

interface UserMenuProps {
  me: Me
  narrow: boolean
}

export function UserMenu({ me, narrow }: UserMenuProps) {
  const texts = useTexts('account')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = me.fullName ?? me.email
  const person = (
    <span className={classes.person}>
      <SourceText className={`${classes.name} one-line`} text={name} language={guessLanguage(name)} />
      {me.position ? (
        <SourceText className={`${classes.quiet} one-line`} text={me.position} language={guessLanguage(me.position)} />
      ) : (
        <span className={classes.quiet}>{texts.user}</span>
      )}
    </span>
  )
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <button type="button" className={classes.trigger}>
          <Avatar name={name} />
          <span className="visually-hidden">{texts.userMenu}: </span>
          {narrow ? <span className="visually-hidden">{person}</span> : person}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.card}>
          {narrow && person}
          <SourceText className={`${classes.quiet} one-line`} text={me.email} language={null} />
        </div>
        {narrow && (
          <>
            <Menu.Divider />
            {listHeaderTabs(me.roles).map(({ tab, path }) => (
              <Menu.Item key={tab} renderRoot={(props) => <Link to={path} {...props} />}>
                {texts[tab]}
              </Menu.Item>
            ))}
          </>
        )}
        <WorkspaceItems me={me} />
        <Menu.Divider />
        <Menu.Label>{texts.colorScheme.label}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => isMantineColorScheme(value) && setColorScheme(value)}>
          {SCHEMES.map(({ scheme, Icon }) => (
            <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={16} stroke={1.7} aria-hidden />}>
              {texts.colorScheme[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <LegalItems />
        <Menu.Divider />
        <Menu.Item
          rightSection={<IconLogout size={16} stroke={1.7} aria-hidden />}
          onClick={() => void session.signOut()}
        >
          {texts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
