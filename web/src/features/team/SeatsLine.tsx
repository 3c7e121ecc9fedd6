import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getUserLimit, hasRoom } from '@tendertap/domain/subscription/limits'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useMe } from '../session/current-session.ts'
import type { Member } from './panels.ts'

interface SeatsLineProps {
  /** undefined while they load */
  members: readonly Member[] | undefined
  onAdd(): void
  /** before the button */
  children: ReactNode
}

/** How many seats of the subscription are taken, and the button that takes one more or the reason why it can't. */
export function SeatsLine({ members, onAdd, children }: SeatsLineProps) {
  const texts = useTexts('team')
  const errors = useTexts('errors')
  const me = useMe()
  const taken = members?.filter(({ active }) => active).length ?? 0
  const limit = me?.subscription?.status === 'active' ? getUserLimit(me.subscription) : null
  const reason = limit === null ? errors.subscription_required : hasRoom(taken, limit) ? null : texts.noSeatsLeft
  const seats =
    limit === null
      ? texts.seatsWithoutLimit(formatNumber(taken))
      : texts.seats(formatNumber(taken), formatNumber(limit))
  return (
    <>
      <Group gap="md">
        <Text fw={600} mr="auto" role="status">
          {members ? seats : '\u00A0'}
        </Text>
        {children}
        <Button leftSection={<IconPlus size={18} aria-hidden />} disabled={!members || reason !== null} onClick={onAdd}>
          {texts.actions.add}
        </Button>
      </Group>
      {members && reason && <Notice tone="warn">{reason}</Notice>}
    </>
  )
}
