import { Button, Group, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Output } from '@tendertap/contract/calls/index'
import { formatDateTime } from '@tendertap/domain/clock'
import { useId } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { detectDeviceKind } from './device-kind.ts'
import classes from './SessionRow.module.css'

const ICONS = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop } as const

interface SessionRowProps {
  session: Output<'me/getSessions'>[number]
  onEnded(): void
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const texts = useTexts('passwords').sessions
  const id = useId()
  const end = useMutation({
    mutationFn: () => send('me/endSession', { id: session.id }),
    onSuccess: () => {
      showSnackbar('success', texts.ended)
      onEnded()
    },
    onError: (error) => {
      showFailure(texts.endFailed, error)
      // it may have ended by itself
      onEnded()
    },
  })
  const kind = detectDeviceKind(session.system)
  const Icon = kind ? ICONS[kind] : IconDeviceUnknown
  const names = [session.browser, session.system].filter(Boolean).join(', ')
  const word = kind ? texts.kinds[kind] : texts.unknown
  const facts = [
    session.current ? texts.now : texts.lastSeen(formatDateTime(session.lastSeenAt)),
    texts.signedIn(formatDateTime(session.startedAt)),
  ]
  return (
    <li className={classes.row}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div>
        <Group gap="sm">
          <span id={`${id}-device`}>
            <Text span fw={600}>
              {word}
            </Text>
            {names && (
              <span data-source lang="en">
                {' '}
                {names}
              </span>
            )}
          </span>
          {session.current && <Chip tone="good">{texts.current}</Chip>}
        </Group>
        {/* each fact stays in one piece */}
        <Group gap="0 var(--space-12)">
          {facts.map((fact) => (
            <Text key={fact} span size="sm" c="dimmed">
              {fact}
            </Text>
          ))}
          {session.ip && (
            <Text span size="sm" c="dimmed">
              {texts.address} <span data-source>{session.ip}</span>
            </Text>
          )}
        </Group>
      </div>
      {!session.current && (
        <Button
          id={`${id}-end`}
          size="xs"
          variant="default"
          loading={end.isPending}
          aria-labelledby={`${id}-end ${id}-device`}
          onClick={() => end.mutate()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
