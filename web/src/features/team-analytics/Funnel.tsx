import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { ChartWithTable } from '../analytics/charts/ChartWithTable.tsx'
import { Formula } from '../analytics/Formula.tsx'
import { FunnelBars } from './FunnelBars.tsx'
import type { OpenLots, Team } from './use-team.tsx'

/** From the lots that came to the team's notice to those that it won. */
export function Funnel({ lines, onOpen }: { lines: Team['funnel']; onOpen: OpenLots }) {
  const texts = useTexts('team-analytics')
  const { percent } = useTexts('analytics')
  const share = (value: number | null) => value !== null && percent(formatNumber(value))
  return (
    <Panel title={texts.funnel} actions={<Formula of={texts.funnel} text={texts.formulas.funnel} />}>
      <ChartWithTable
        title={texts.funnel}
        chart={<FunnelBars lines={lines.map(({ step, lots }) => ({ name: texts.steps[step], lots }))} />}
        table={
          <DataTable
            label={texts.funnel}
            isCompact
            rows={lines}
            getKey={({ step }) => step}
            columns={[
              { name: 'step', title: texts.columns.step, render: ({ step }) => texts.steps[step] },
              {
                name: 'lots',
                title: texts.columns.lots,
                width: 92,
                isNumber: true,
                render: ({ step, lots }) => (
                  <TextButton onClick={() => onOpen(texts.steps[step], { kind: 'funnel', step })}>
                    {formatNumber(lots)}
                  </TextButton>
                ),
              },
              {
                name: 'ofPrevious',
                title: texts.columns.ofPrevious,
                width: 120,
                isNumber: true,
                render: ({ ofPrevious }) => share(ofPrevious) || null,
              },
              {
                name: 'ofFirst',
                title: texts.columns.ofFirst,
                width: 120,
                isNumber: true,
                render: ({ ofFirst }) => share(ofFirst) || null,
              },
            ]}
          />
        }
      />
    </Panel>
  )
}
