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

/** A row for each of password, second factor and sessions; the button of a row opens its dialog. */
export function SecuritySettings({ me }: { me: Me }) {
  const { security, change } = useTexts('passwords')
  const secondFactor = useTexts('second-factor')
  const [openDialog, setOpenDialog] = useState<'password' | 'factorOn' | 'factorOff' | 'sessions' | null>(null)
  const close = () => setOpenDialog(null)
  const renderButton = (dialog: NonNullable<typeof openDialog>, label: string, subject: string) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${subject}: ${label}`}
      onClick={() => setOpenDialog(dialog)}
    >
      {label}
    </Button>
  )
  return (
    <section className={classes.security}>
      <h2 className={classes.title}>{security.title}</h2>
      <div className={classes.row}>
        <span>{security.password}</span>
        {renderButton('password', security.changePassword, security.password)}
      </div>
      <div className={classes.row}>
        <span className={classes.label}>
          {security.secondFactor}
          <Chip tone={me.hasSecondFactor ? 'good' : 'plain'}>{me.hasSecondFactor ? security.on : security.off}</Chip>
        </span>
        {me.hasSecondFactor
          ? renderButton('factorOff', security.turnOff, security.secondFactor)
          : renderButton('factorOn', security.turnOn, security.secondFactor)}
      </div>
      <div className={classes.row}>
        <span>{security.sessions}</span>
        {renderButton('sessions', security.showSessions, security.sessions)}
      </div>
      {openDialog === 'password' && (
        <Dialog title={change.title} onClose={close} size={460}>
          <ChangePasswordForm me={me} onDone={close} onCancel={close} />
        </Dialog>
      )}
      {openDialog === 'factorOn' && (
        <Dialog title={secondFactor.title} onClose={close}>
          <SetUpSecondFactor onDone={close} onCancel={close} />
        </Dialog>
      )}
      {openDialog === 'factorOff' && <RemoveSecondFactor onClose={close} />}
      {openDialog === 'sessions' && <SessionsDialog onClose={close} />}
    </section>
  )
}
