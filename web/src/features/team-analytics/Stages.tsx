import type { TimedStage } from '@tendertap/domain/team-analytics/timing'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable, type Column } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { Formula } from '../analytics/Formula.tsx'
import { useDuration } from './duration.ts'
import { FigureCard } from './FigureCard.tsx'
import type { OpenLots, Team } from './use-team.tsx'

/** How long lots wait at each stage. */
export function Stages({ stages, onOpen }: { stages: Team['stages']; onOpen: OpenLots }) {
  const texts = useTexts('team-analytics')
  const { columns } = texts
  const show = useDuration()
  const toButton = (stage: TimedStage, text: string | null) =>
    text === null ? null : (
      <TextButton onClick={() => onOpen(texts.stages[stage], { kind: 'stage', stage })}>{text}</TextButton>
    )
  const shown: Column<Team['stages'][number]>[] = [
    { name: 'stage', title: columns.stage, render: ({ stage }) => texts.stages[stage] },
    {
      name: 'times',
      title: columns.times,
      width: 92,
      isNumber: true,
      render: ({ stage, times }) => toButton(stage, times > 0 ? formatNumber(times) : null),
    },
    {
      name: 'median',
      title: columns.median,
      width: 128,
      isNumber: true,
      render: ({ stage, median }) => toButton(stage, show(median)),
    },
    {
      name: 'most',
      title: columns.most,
      width: 192,
      isNumber: true,
      render: ({ stage, most }) => toButton(stage, show(most)),
    },
  ]
  return (
    <Panel title={texts.stagesTitle} isFlush actions={<Formula of={texts.stagesTitle} text={texts.formulas.stages} />}>
      <DataTable
        label={texts.stagesTitle}
        rows={stages}
        getKey={({ stage }) => stage}
        columns={shown}
        renderCard={(row) => <FigureCard row={row} columns={shown} />}
      />
    </Panel>
  )
}
