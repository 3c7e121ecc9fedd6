import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import { TelegramDialog } from './TelegramDialog.tsx'

export function TelegramConnection({ isConnected }: { isConnected: boolean }) {
  const { telegram: texts } = useTexts('notifications')
  const { profileSections } = useTexts('account')
  const [openedDialog, setOpenedDialog] = useState<'connect' | 'disconnect' | null>(null)

  async function disconnect(): Promise<void> {
    await send('me/disconnectTelegramAccount', {})
    session.update({ telegramChatId: null })
    showSnackbar('success', texts.disconnected)
  }

  const close = () => setOpenedDialog(null)
  const finishConnecting = () => {
    setOpenedDialog(null)
    showSnackbar('success', texts.linked)
  }
  return (
    <section>
      <Group gap="sm">
        <Heading level={2} look="section">
          {profileSections.telegram}
        </Heading>
        <Chip tone={isConnected ? 'good' : 'plain'}>{isConnected ? texts.connected : texts.notConnected}</Chip>
        <Button
          size="xs"
          variant="default"
          ml="auto"
          onClick={() => setOpenedDialog(isConnected ? 'disconnect' : 'connect')}
        >
          {isConnected ? texts.disconnect : texts.connect}
        </Button>
      </Group>
      {openedDialog === 'connect' && (
        <TelegramDialog isConnected={isConnected} onConnected={finishConnecting} onClose={close} />
      )}
      {openedDialog === 'disconnect' && (
        <ConfirmDialog
          title={texts.disconnectTitle}
          action={texts.disconnect}
          isDangerous
          onConfirm={disconnect}
          failedText={texts.disconnectFailed}
          onClose={close}
        >
          <p>{texts.disconnectQuestion}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
