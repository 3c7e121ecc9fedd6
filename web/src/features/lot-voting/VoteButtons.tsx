import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { getRatingAction } from '@tendertap/domain/lot-voting/rating'
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { decide } from '@tendertap/domain/lot-work/workflow'
import { use, useRef, useState, type Ref } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import { toLotFacts } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'
import { useGoBackTo, useGoOn, useLotCommand } from '../lots/reading/lot-commands.ts'
import { isDecision, LotPlaceContext } from '../lots/slots/lot-place.ts'
import { useMe } from '../session/current-session.ts'
import { voteAndTell } from './give-votes.ts'
import { useFocusHandover } from './use-focus-handover.ts'
import { useMyVote, type MyVote } from './my-vote.ts'
import { undoLastVote, undoVote, usePendingVotes } from './pending-votes.ts'
import { RejectLotsDialog } from './RejectLotsDialog.tsx'

/**
 * spec 2 §2: Accept and Reject, only while the lot is open. A manager has Activate in the place of Accept, and on
 * potential lots a Reject that declines the lot: both belong to the work on it.
 */
export function VoteButtons({ lot }: { lot: Lot }) {
  const roles = useMe()?.roles ?? []
  const place = use(LotPlaceContext)
  const now = useNow()
  const mine = useMyVote(lot)
  useUndoCommand()
  const isPossible = place !== 'potential' && decide('vote', toLotFacts(lot), roles, now).allowed
  if (!isPossible) return null
  return <OfferedVote lot={lot} mine={mine} mayAccept={getRatingAction(roles) === 'accept'} />
}

/** The last vote was given on another lot: it is taken back on whichever comes after it. */
function useUndoCommand(): void {
  const texts = useTexts('voting')
  const goBackTo = useGoBackTo()
  const hasPending = [...usePendingVotes().values()].some(({ phase }) => phase === 'pending')
  const undo = () => {
    const undone = undoLastVote()
    if (undone !== null) goBackTo(undone)
  }
  useLotCommand({ key: 'u', label: texts.undoKey, run: undo }, hasPending)
}

interface OfferedVoteProps {
  lot: Lot
  mine: MyVote | null
  mayAccept: boolean
}

function OfferedVote({ lot, mine, mayAccept }: OfferedVoteProps) {
  const texts = useTexts('voting')
  const place = use(LotPlaceContext)
  const goOn = useGoOn()
  const [isRejecting, setRejecting] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const taker = useRef<HTMLButtonElement>(null)
  const handOverFocus = useFocusHandover(taker)
  const isAsked = mine === null || isChanging

  const vote = (accepted: boolean, reason: RejectReason | null, description: string | null) => {
    setChanging(false)
    handOverFocus()
    voteAndTell([{ lotId: lot.id, accepted, reason, description }], place)
    goOn(lot.id)
  }
  const accept = () => vote(true, null, null)
  const undo = () => {
    handOverFocus()
    undoVote(lot.id)
  }
  const change = () => {
    handOverFocus()
    setChanging(true)
  }
  useLotCommand({ key: 'a', label: texts.accept, run: accept }, mayAccept && isAsked)
  useLotCommand({ key: 'r', label: texts.reject, run: () => setRejecting(true) }, isAsked)

  if (!isAsked) return <GivenVoteLine ref={taker} vote={mine} onUndo={undo} onChange={change} />
  const size = isDecision(place) ? 'md' : 'xs'
  return (
    <>
      {place === 'row' ? (
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            ref={mayAccept ? null : taker}
            aria-label={texts.reject}
            title={texts.reject}
            onClick={() => setRejecting(true)}
          >
            <IconX size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
          {mayAccept && (
            <ActionIcon ref={taker} aria-label={texts.accept} title={texts.accept} color="accent" onClick={accept}>
              <IconCheck size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ) : (
        <>
          <Button
            ref={mayAccept ? null : taker}
            variant="default"
            c="var(--bad)"
            size={size}
            px="sm"
            onClick={() => setRejecting(true)}
          >
            {texts.reject}
          </Button>
          {mayAccept && (
            <Button ref={taker} size={size} px="sm" onClick={accept}>
              {texts.accept}
            </Button>
          )}
        </>
      )}
      {isRejecting && (
        <RejectLotsDialog
          lots={[lot]}
          onReject={(reason, description) => vote(false, reason, description)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}

interface GivenVoteLineProps {
  /** of its button */
  ref: Ref<HTMLButtonElement>
  vote: MyVote
  onUndo(): void
  onChange(): void
}

/** «Вы приняли · Отменить»; once it is sent, it can be replaced. */
function GivenVoteLine({ ref, vote: { accepted, isPending }, onUndo, onChange }: GivenVoteLineProps) {
  const texts = useTexts('voting')
  return (
    <Group gap="sm" wrap="nowrap" role="status">
      <Text span size="sm" fw={500} c={accepted ? 'var(--good)' : 'var(--bad)'}>
        {texts.mine[accepted ? 'accepted' : 'rejected']}
      </Text>
      <TextButton ref={ref} onClick={isPending ? onUndo : onChange}>
        {isPending ? texts.undo : texts.change}
      </TextButton>
    </Group>
  )
}
