import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { getRatingAction } from '@tendertap/domain/lot-voting/rating'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import type { Lot } from '../lots/lot.ts'
import { useMe } from '../session/current-session.ts'
import { voteAndTell } from './give-votes.ts'
import { RejectLotsDialog } from './RejectLotsDialog.tsx'
import type { GivenVote } from './send-vote.ts'
import classes from './SelectionBar.module.css'

interface SelectionBarProps {
  /** those on the page that can be selected */
  lots: readonly Lot[]
  selected: readonly number[]
  onSelect(lotIds: number[]): void
}

/** One decision and one reason for all selected lots, and one undo. Nothing while none is selected. */
export function SelectionBar({ lots, selected, onSelect }: SelectionBarProps) {
  const texts = useTexts('voting')
  const roles = useMe()?.roles ?? []
  const [isRejecting, setRejecting] = useState(false)
  const chosen = lots.filter(({ id }) => selected.includes(id))
  // The bar goes away and takes the focus with it; the person goes on at the first of the lots.
  const left = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (left.current === null) return
    document.querySelector<HTMLElement>(`article[data-lot="${left.current}"] h2 button`)?.focus({ preventScroll: true })
    left.current = null
  })
  if (chosen.length === 0) return null
  const leave = () => {
    left.current = chosen[0]?.id ?? null
    onSelect([])
  }
  const vote = (decision: Omit<GivenVote, 'lotId'>) => {
    leave()
    voteAndTell(
      chosen.map(({ id }) => ({ lotId: id, ...decision })),
      'rating',
    )
  }
  return (
    <section className={classes.bar} aria-label={texts.selected(chosen.length)}>
      <Group gap="sm">
        <ActionIcon aria-label={texts.clearSelection} title={texts.clearSelection} onClick={leave}>
          <IconX size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
        <Text span fw={600} role="status">
          {texts.selected(chosen.length)}
        </Text>
        {chosen.length < lots.length && (
          <TextButton onClick={() => onSelect(lots.map(({ id }) => id))}>{texts.selectAll}</TextButton>
        )}
      </Group>
      <Group gap="sm" className={classes.actions}>
        <Button variant="default" c="var(--bad)" px="sm" onClick={() => setRejecting(true)}>
          {texts.reject}
        </Button>
        {/* a manager takes lots into work one by one: each has its documents */}
        {getRatingAction(roles) === 'accept' && (
          <Button px="sm" onClick={() => vote({ accepted: true, reason: null, description: null })}>
            {texts.accept}
          </Button>
        )}
      </Group>
      {isRejecting && (
        <RejectLotsDialog
          lots={chosen}
          onReject={(reason, description) => vote({ accepted: false, reason, description })}
          onClose={() => setRejecting(false)}
        />
      )}
    </section>
  )
}
