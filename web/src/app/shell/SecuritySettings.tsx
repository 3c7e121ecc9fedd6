import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChangePasswordForm } from '../../features/passwords/ChangePasswordForm.tsx'
import { SessionsDialog } from '../../features/passwords/SessionsDialog.tsx'
import { RemoveSecondFactor } from '../../features/second-factor/RemoveSecondFactor.tsx'
import { SetUpSecondFactor } from '../../features/second-factor/SetUpSecondFactor.tsx'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import classes from './SecuritySettings.module.css'

/** Password, second factor, sessions: a row each, and a dialog that each row opens. */
export function SecuritySettings({ me }: { me: Me }) {
  const { security, change } = useTexts('passwords')
  const secondFactor = useTexts('second-factor')
  const [opened, setOpened] = useState<'password' | 'factorOn' | 'factorOff' | 'sessions' | null>(null)
  const close = () => setOpened(null)
  const open = (what: NonNullable<typeof opened>, word: string, about: string) => (
    <Button size="compact-sm" variant="default" aria-label={`${about}: ${word}`} onClick={() => setOpened(what)}>
      {word}
    </Button>
  )
  return (
    <section className={classes.security}>
      <h2 className={classes.title}>{security.title}</h2>
      <div className={classes.row}>
        <span>{security.password}</span>
        {open('password', security.changePassword, security.password)}
      </div>
      <div className={classes.row}>
        <span className={classes.words}>
          {security.secondFactor}
          <Chip tone={me.hasSecondFactor ? 'good' : 'plain'}>{me.hasSecondFactor ? security.on : security.off}</Chip>
        </span>
        {me.hasSecondFactor
          ? open('factorOff', security.turnOff, security.secondFactor)
          : open('factorOn', security.turnOn, security.secondFactor)}
      </div>
      <div className={classes.row}>
        <span>{security.sessions}</span>
        {open('sessions', security.showSessions, security.sessions)}
      </div>
      {opened === 'password' && (
        <Dialog title={change.title} onClose={close} size={460}>
          <ChangePasswordForm me={me} onDone={close} onCancel={close} />
        </Dialog>
      )}
      {opened === 'factorOn' && (
        <Dialog title={secondFactor.title} onClose={close}>
          <SetUpSecondFactor onDone={close} onCancel={close} />
        </Dialog>
      )}
      {opened === 'factorOff' && <RemoveSecondFactor onClose={close} />}
      {opened === 'sessions' && <SessionsDialog onClose={close} />}
    </section>
  )
}
