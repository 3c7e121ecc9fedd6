import { Text } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import type { Input } from '@tendertap/contract/calls/index'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable, type Column } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { Formula } from '../analytics/Formula.tsx'
import { useDuration } from './duration.ts'
import { FigureCard } from './FigureCard.tsx'
import type { OpenLots, Team } from './use-team.tsx'

type Line = Team['people'][number]
type Figure = Input<'analytics/getTeamLots'>['figure']

const FIGURES = {
  voted: { kind: 'act', act: 'voted' },
  taken: { kind: 'act', act: 'taken' },
  worked: { kind: 'act', act: 'worked' },
  placed: { kind: 'act', act: 'placed' },
  won: { kind: 'result', outcome: 'won' },
  lost: { kind: 'result', outcome: 'lost' },
  median: { kind: 'stage', stage: null },
} as const satisfies Partial<Record<keyof Line, Figure>>

interface PeopleProps {
  people: Team['people']
  onOpen: OpenLots
  /** shows the figures of this person alone */
  onPick(personId: string): void
}

/** What everybody did. */
export function People({ people, onOpen, onPick }: PeopleProps) {
  const texts = useTexts('team-analytics')
  const { columns } = texts
  const show = useDuration()
  const open = (name: keyof typeof FIGURES, { person }: Line) =>
    onOpen(`${person.fullName ?? texts.noName}: ${columns[name]}`, FIGURES[name], person.id)
  const count = (name: Exclude<keyof typeof FIGURES, 'median'>): Column<Line> => ({
    name,
    title: columns[name],
    width: '11%',
    isNumber: true,
    render: (line) =>
      line[name] > 0 ? (
        <TextButton onClick={() => open(name, line)}>{formatNumber(line[name])}</TextButton>
      ) : (
        <Text span size="sm">
          0
        </Text>
      ),
  })
  const shown: Column<Line>[] = [
    {
      name: 'person',
      title: columns.person,
      render: ({ person: { id, fullName } }) => (
        <TextButton onClick={() => onPick(id)}>
          {fullName === null ? (
            texts.noName
          ) : (
            <SourceText text={fullName} language={guessLanguage(fullName)} asWritten />
          )}
        </TextButton>
      ),
    },
    count('voted'),
    count('taken'),
    count('worked'),
    count('placed'),
    count('won'),
    count('lost'),
    {
      name: 'median',
      title: columns.median,
      width: '13%',
      isNumber: true,
      render: (line) =>
        line.median === null ? null : <TextButton onClick={() => open('median', line)}>{show(line.median)}</TextButton>,
    },
  ]
  return (
    <Panel title={texts.people} isFlush actions={<Formula of={texts.people} text={texts.formulas.people} />}>
      {people.length === 0 ? (
        <Text p="lg" c="dimmed">
          {texts.noPeople}
        </Text>
      ) : (
        <DataTable
          label={texts.people}
          rows={people}
          getKey={({ person }) => person.id}
          columns={shown}
          renderCard={(row) => <FigureCard row={row} columns={shown} />}
        />
      )}
    </Panel>
  )
}
