import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRatingAction } from '@tendertap/domain/lot-voting/rating'
import { send } from '../../api/client.ts'
import { getTexts, useTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import { useMe } from '../session/current-session.ts'
import type { TenderSummary } from './tender-list.ts'
import type { Activation } from './use-activation.tsx'

interface RateActionsProps {
  tender: TenderSummary
  activation: Activation
  /** The page asks for the reason, because the card may leave the list meanwhile. */
  onReject(): void
  /** the card is about to leave the list */
  onDecided(): void
}

/** spec 2 §2: Activate for managers, Accept for everyone else, and Reject with a description. */
export function RateActions({ tender, activation, onReject, onDecided }: RateActionsProps) {
  const texts = useTexts('tender-work')
  const roles = useMe()?.roles ?? []
  const { id } = tender
  const isTaking = activation.pendingId !== null
  const accepting = useMutation({
    mutationFn: () => send('tenders/voteTender', { id, accepted: true }),
    onSuccess: () => {
      showSnackbar('success', getTexts('tender-work').accepted)
      onDecided()
    },
    onError: (error) => showFailure(getTexts('tender-work').acceptFailed, error),
    onSettled: () => refreshLots('lotVotes'),
  })
  return (
    <Group gap="sm">
      <Button
        flex="1 1 auto"
        variant="default"
        {...(!isTaking && { c: 'var(--bad)' })}
        size="md"
        px="sm"
        disabled={isTaking}
        onClick={onReject}
      >
        {texts.reject}
      </Button>
      {getRatingAction(roles) === 'accept' ? (
        <Button flex="1 1 auto" size="md" px="sm" loading={accepting.isPending} onClick={() => accepting.mutate()}>
          {texts.accept}
        </Button>
      ) : (
        <Button
          flex="1 1 auto"
          size="md"
          px="sm"
          loading={activation.pendingId === id}
          disabled={isTaking && activation.pendingId !== id}
          onClick={() => activation.activate(tender)}
        >
          {texts.activate}
        </Button>
      )}
    </Group>
  )
}
