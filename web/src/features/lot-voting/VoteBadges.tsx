import { Group, Stack, Text } from '@mantine/core'
import { use } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Lot } from '../lots/lot.ts'
import { isDecision, LotPlaceContext } from '../lots/slots/lot-place.ts'
import { VoteList } from '../lots/votes/VoteList.tsx'

const SHOWN_INITIALS = 3

/** Whose turn is it? Who has voted, and how; on a card that is decided on the whole list of votes. */
export function VoteBadges({ lot: { Votes: votes } }: { lot: Lot }) {
  const texts = useTexts('voting')
  const place = use(LotPlaceContext)
  if (votes.length === 0) return null
  const accepted = votes.filter((vote) => vote.accepted).length
  const counts = (
    <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {texts.counts(accepted, votes.length - accepted)}
    </Text>
  )
  if (isDecision(place))
    return (
      <Stack gap="sm">
        {counts}
        <VoteList votes={votes} />
      </Stack>
    )
  return (
    <Group gap="xs" wrap="nowrap">
      {place !== 'row' &&
        votes.slice(0, SHOWN_INITIALS).map(({ User }) => <Avatar key={User.id} name={User.fullName ?? ''} />)}
      {counts}
    </Group>
  )
}
