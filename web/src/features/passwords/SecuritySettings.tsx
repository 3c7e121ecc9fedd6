import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import type { Me } from '../session/session.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx'
import { SessionsDialog } from './SessionsDialog.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'
import classes from './SecuritySettings.module.css'

/** Password, second factor, sessions: a row each, the rest in dialogs. Its texts are the part `passwords`. */
export function SecuritySettings({ me }: { me: Me }) {
  const texts = useTexts('passwords')
  const { security } = texts
  const [asked, setAsked] = useState<'password' | 'factorOn' | 'factorOff' | 'sessions' | null>(null)
  const close = () => setAsked(null)
  const open = (what: NonNullable<typeof asked>, word: string, about: string) => (
    <Button size="compact-sm" variant="default" aria-label={`${about}: ${word}`} onClick={() => setAsked(what)}>
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
      {asked === 'password' && (
        <Dialog title={texts.change.title} onClose={close} size={460}>
          <ChangePasswordForm me={me} onDone={close} onCancel={close} />
        </Dialog>
      )}
      {asked === 'factorOn' && (
        <Dialog title={texts.factor.title} onClose={close}>
          <SetUpSecondFactor onDone={close} onCancel={close} />
        </Dialog>
      )}
      {asked === 'factorOff' && <RemoveSecondFactor onClose={close} />}
      {asked === 'sessions' && <SessionsDialog onClose={close} />}
    </section>
  )
}
