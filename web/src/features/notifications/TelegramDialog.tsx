import { Button, Stack, Text } from '@mantine/core'
import { IconBrandTelegram } from '@tabler/icons-react'
import type { Output } from '@tendertap/contract/calls/index'
import { formatDateTime } from '@tendertap/domain/clock'
import { buildTelegramCommand } from '@tendertap/domain/notifications/telegram'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CopyableCode } from '../../ui/CopyableCode.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formatCountdown, useSecondsLeft } from './use-seconds-left.ts'

type Link = Output<'me/generateTelegramDeepLink'>

interface TelegramDialogProps {
  isConnected: boolean
  /** the bot has linked the chat while the dialog was open */
  onConnected(): void
  onClose(): void
}

/** spec 1 §2: deep link, bot username, a command text with the token, a copy button, the expiry time, and close. */
export function TelegramDialog({ isConnected, onConnected, onClose }: TelegramDialogProps) {
  const { telegram: texts } = useTexts('notifications')
  // spec 1 §4: the token is requested at once when the profile has no chat id; only this dialog keeps it
  const link = useQuery({
    queryKey: ['me/generateTelegramDeepLink'],
    queryFn: () => send('me/generateTelegramDeepLink', {}),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (isConnected) onConnected()
  }, [isConnected, onConnected])

  const retryButton = (
    <Button variant="default" loading={link.isFetching} onClick={() => void link.refetch()}>
      {texts.again}
    </Button>
  )
  return (
    <Dialog title={texts.dialogTitle} onClose={onClose} size={480}>
      <Stack gap="lg" aria-busy={link.isPending}>
        {link.isError && (
          <Notice tone="bad" action={retryButton}>
            {texts.failed(findErrorText(link.error) ?? texts.unknownReason)}
          </Notice>
        )}
        {link.isSuccess && <Steps key={link.data.token} link={link.data} retryButton={retryButton} />}
        {link.isPending && <Stack mih={240} />}
        <Button variant="default" ml="auto" onClick={onClose}>
          {texts.close}
        </Button>
      </Stack>
    </Dialog>
  )
}

function Steps({ link, retryButton }: { link: Link; retryButton: ReactNode }) {
  const { telegram: texts } = useTexts('notifications')
  const secondsLeft = useSecondsLeft(link.expiresAt)
  if (secondsLeft === 0) {
    return (
      <Notice tone="warn" action={retryButton}>
        {texts.expired}
      </Notice>
    )
  }
  const command = buildTelegramCommand(link.token)
  return (
    <>
      <p>{texts.step}</p>
      <Button
        component="a"
        href={link.deepLink}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconBrandTelegram size={18} stroke={1.7} aria-hidden />}
        data-autofocus
      >
        {texts.open}
      </Button>
      <p>
        {texts.bot}: <strong data-source>@{link.botUsername}</strong>
      </p>
      <Stack gap="sm" align="flex-start">
        <p>{texts.byHand}</p>
        <CopyableCode text={command} />
        <CopyButton text={command} texts={texts} />
      </Stack>
      <Text size="sm" c="dimmed">
        {texts.expires(formatDateTime(link.expiresAt), formatCountdown(secondsLeft))}
      </Text>
    </>
  )
}
