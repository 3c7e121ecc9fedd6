import { Group, Stack, Text } from '@mantine/core'
import { isTurnOf } from '@tendertap/domain/lot-work/assignment'
import { listMissing } from '@tendertap/domain/lot-work/checklist'
import { listTurns, type Turn } from '@tendertap/domain/lot-work/turn'
import { useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { useMe } from '../../../session/current-session.ts'
import { CardSection } from '../CardSection.tsx'
import { toWorkFacts, type WorkedLot } from '../work-facts.ts'

/** What has to be done next, and whether this person can do it. */
export function useTurns(about: WorkedLot) {
  const me = useMe()
  const { assignee } = about.work
  return listTurns(toWorkFacts(about), useNow()).map((turn) => ({
    ...turn,
    isMine: me !== null && isTurnOf(turn, me, assignee),
  }))
}

function useWorkerNames(): (turn: Turn) => string {
  const { workers, or } = useTexts('in-work').turn
  return ({ by }) => by.map((role) => workers[role] ?? role).join(or)
}

/** Who has to act next, and what is to be done. */
export function WhoseTurn({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work').turn
  const turns = useTurns(about)
  const nameWorkers = useWorkerNames()
  const missing = listMissing(about.work.docs).length
  return (
    <CardSection title={texts.title}>
      {turns.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      <Stack component="ul" gap="sm">
        {turns.map((turn) => (
          <li key={turn.step}>
            {texts.steps[turn.step](missing)}
            <Group gap="sm">
              <Text span size="sm" c="dimmed">
                {nameWorkers(turn)}
              </Text>
              {turn.isMine && <Chip tone="good">{texts.yours}</Chip>}
            </Group>
          </li>
        ))}
      </Stack>
    </CardSection>
  )
}

/** The same in a word, on a folded card. */
export function TurnChip({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work').turn
  const turns = useTurns(about)
  const nameWorkers = useWorkerNames()
  if (turns.some(({ isMine }) => isMine)) return <Chip tone="good">{texts.yours}</Chip>
  const names = [...new Set(turns.map(nameWorkers))].join(', ')
  return names === '' ? null : <Chip>{texts.others(names)}</Chip>
}
