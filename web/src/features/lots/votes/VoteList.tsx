import { Group, Stack, Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../../i18n/texts.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { Lot } from '../lot.ts'

type Vote = Lot['Votes'][number]

/** spec 2 §2: the votes, each with initials, full name, date, decision and comment. */
export function VoteList({ votes }: { votes: readonly Vote[] }) {
  const texts = useTexts('voting')
  return (
    <Stack component="ul" gap="sm" aria-label={texts.title}>
      {votes.map((vote) => (
        <li key={vote.User.id}>
          <VoteLine vote={vote} />
        </li>
      ))}
    </Stack>
  )
}

function VoteLine({
  vote: { accepted, description, reason, carried, castBeforeChange, createdAt, User },
}: {
  vote: Vote
}) {
  const texts = useTexts('voting')
  const name = User.fullName ?? ''
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Avatar name={name} />
      <Stack gap={0} miw={0} fz="sm">
        <Group gap="sm" style={{ rowGap: 0 }}>
          <Text span inherit fw={550}>
            <SourceText text={name} language={guessLanguage(name)} asWritten />
          </Text>
          <Text span inherit fw={550} c={accepted ? 'var(--good)' : 'var(--bad)'}>
            {texts.decisions[accepted ? 'accepted' : 'rejected']}
          </Text>
          <MetaLine
            items={[
              reason && texts.reasons[reason],
              formatDateTime(createdAt),
              carried && texts.carried,
              castBeforeChange && texts.castBeforeChange,
            ]}
          />
        </Group>
        {description && (
          <Text span inherit style={{ overflowWrap: 'anywhere' }}>
            <SourceText text={description} language={guessLanguage(description)} asWritten />
          </Text>
        )}
      </Stack>
    </Group>
  )
}
