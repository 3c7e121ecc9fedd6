import { Button } from '@mantine/core'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import { TelegramDialog } from './TelegramDialog.tsx'
import classes from './TelegramConnection.module.css'

export function TelegramConnection({ isConnected }: { isConnected: boolean }) {
  const { telegram: texts } = useTexts('notifications')
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
    <section className={classes.connection}>
      <h2 className={classes.title}>{texts.title}</h2>
      <Chip tone={isConnected ? 'good' : 'plain'}>{isConnected ? texts.connected : texts.notConnected}</Chip>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.action}
        onClick={() => setOpenedDialog(isConnected ? 'disconnect' : 'connect')}
      >
        {isConnected ? texts.disconnect : texts.connect}
      </Button>
      {openedDialog === 'connect' && (
        <TelegramDialog isConnected={isConnected} onConnected={finishConnecting} onClose={close} />
      )}
      {openedDialog === 'disconnect' && (
        <ConfirmDialog
          title={texts.disconnectTitle}
          action={texts.disconnect}
          isDangerous
          onConfirm={disconnect}
          failureText={(error) => texts.disconnectFailed(findErrorText(error) ?? texts.unknownReason)}
          onClose={close}
        >
          <p>{texts.disconnectQuestion}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
