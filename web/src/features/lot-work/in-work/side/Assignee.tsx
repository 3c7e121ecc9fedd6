import { Button, Group, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { showFailure } from '../../../../ui/snackbars/show-failure.ts'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { useMe } from '../../../session/current-session.ts'
import { useMembers } from '../../activity/use-members.ts'
import { CardSection } from '../CardSection.tsx'
import { PersonName } from '../PersonName.tsx'
import type { WorkedLot } from '../work-facts.ts'

/** Who is responsible for the lot; anybody may say so. */
export function Assignee({ about: { lot, work } }: { about: WorkedLot }) {
  const texts = useTexts('activity').assignee
  const me = useMe()
  const members = useMembers()
  const assigning = useMutation({
    mutationFn: (userId: string | null) => send('lots/assignLot', { lotId: lot.id, userId }),
    onSuccess: () => refreshLots('lotWork'),
    onError: (error) => showFailure(texts.failed, error),
  })
  const { assignee } = work
  // somebody who has left stays responsible until another is
  const left = assignee && !members.some(({ id }) => id === assignee.id) ? [assignee] : []
  const choices = [...members, ...left].map(({ id, fullName }) => ({
    value: id,
    text: fullName ?? '?',
    isSource: true,
  }))
  return (
    <CardSection title={texts.title}>
      <Group gap="sm" wrap="nowrap">
        <Select
          isWide
          label={texts.label}
          value={assignee?.id ?? ''}
          choices={[{ value: '', text: texts.nobody }, ...choices]}
          onChange={(userId) => assigning.mutate(userId || null)}
        />
        {me && assignee?.id !== me.id && (
          <Button
            variant="default"
            size="xs"
            flex="none"
            loading={assigning.isPending}
            onClick={() => assigning.mutate(me.id)}
          >
            {texts.take}
          </Button>
        )}
      </Group>
    </CardSection>
  )
}

/** On a folded card: who is responsible, and how much was said. */
export function AssigneeChip({ about: { work } }: { about: WorkedLot }) {
  const texts = useTexts('activity')
  const { assignee, commentCount } = work
  return (
    <>
      {assignee && (
        <Chip>
          <PersonName name={assignee.fullName ?? '?'} />
        </Chip>
      )}
      {commentCount > 0 && (
        <Text span size="sm" c="dimmed" title={texts.comments(commentCount)}>
          <IconMessage size={15} stroke={1.7} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
          <span aria-hidden>{commentCount}</span>
          <span className="visually-hidden">{texts.comments(commentCount)}</span>
        </Text>
      )}
    </>
  )
}
