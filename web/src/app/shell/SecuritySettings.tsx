import { Button, Group, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ChangePasswordForm } from '../../features/passwords/ChangePasswordForm.tsx'
import { SessionsDialog } from '../../features/passwords/SessionsDialog.tsx'
import { MakeRecoveryCodes } from '../../features/second-factor/MakeRecoveryCodes.tsx'
import { RemoveSecondFactor } from '../../features/second-factor/RemoveSecondFactor.tsx'
import { SetUpSecondFactor } from '../../features/second-factor/SetUpSecondFactor.tsx'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Heading } from '../../ui/Heading.tsx'

/** fewer than this, and it is time for new ones */
const FEW_CODES = 3

/** A row for each of password, second factor, recovery codes and sessions; the button of a row opens its dialog. */
export function SecuritySettings({ me }: { me: Me }) {
  const { security } = useTexts('passwords')
  const { profileSections } = useTexts('account')
  const [openDialog, setOpenDialog] = useState<'password' | 'factorOn' | 'factorOff' | 'codes' | 'sessions' | null>(
    null,
  )
  const close = () => setOpenDialog(null)
  const renderRow = (subject: string, dialog: NonNullable<typeof openDialog>, action: string, state?: ReactNode) => (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Group gap="xs">
        {subject}
        {state}
      </Group>
      <Button
        size="xs"
        variant="default"
        flex="none"
        aria-label={`${subject}: ${action}`}
        onClick={() => setOpenDialog(dialog)}
      >
        {action}
      </Button>
    </Group>
  )
  return (
    <section>
      <Stack gap="sm">
        <Heading level={2} look="section">
          {profileSections.security}
        </Heading>
        {renderRow(security.password, 'password', security.changePassword)}
        {me.hasSecondFactor
          ? renderRow(security.secondFactor, 'factorOff', security.turnOff, <Chip tone="good">{security.on}</Chip>)
          : renderRow(security.secondFactor, 'factorOn', security.turnOn, <Chip>{security.off}</Chip>)}
        {me.hasSecondFactor &&
          renderRow(
            security.recoveryCodes,
            'codes',
            security.makeCodes,
            <Chip tone={me.recoveryCodesLeft < FEW_CODES ? 'bad' : 'plain'}>
              {security.codesLeft(me.recoveryCodesLeft)}
            </Chip>,
          )}
        {renderRow(security.sessions, 'sessions', security.showSessions)}
      </Stack>
      {openDialog === 'password' && <ChangePasswordForm me={me} onDone={close} onCancel={close} />}
      {openDialog === 'factorOn' && <SetUpSecondFactor onDone={close} onCancel={close} />}
      {openDialog === 'factorOff' && <RemoveSecondFactor onClose={close} />}
      {openDialog === 'codes' && <MakeRecoveryCodes onClose={close} />}
      {openDialog === 'sessions' && <SessionsDialog onClose={close} />}
    </section>
  )
}
