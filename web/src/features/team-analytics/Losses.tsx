import { Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { Formula } from '../analytics/Formula.tsx'
import { useFormats } from '../analytics/formats.ts'
import type { OpenLots, Team } from './use-team.tsx'

/** Why lots were lost. */
export function Losses({ losses, onOpen }: { losses: Team['losses']; onOpen: OpenLots }) {
  const texts = useTexts('team-analytics')
  const { lossReasons } = useTexts('results')
  const { money } = useFormats()
  const toButton = (reason: Team['losses'][number]['reason'], text: string) => (
    <TextButton onClick={() => onOpen(toName(reason), { kind: 'loss', reason })}>{text}</TextButton>
  )
  const toName = (reason: Team['losses'][number]['reason']) => (reason ? lossReasons[reason] : texts.noReason)
  return (
    <Panel title={texts.losses} isFlush actions={<Formula of={texts.losses} text={texts.formulas.losses} />}>
      {losses.length === 0 ? (
        <Text p="lg" c="dimmed">
          {texts.noLosses}
        </Text>
      ) : (
        <DataTable
          label={texts.losses}
          isCompact
          rows={losses}
          getKey={({ reason }) => String(reason)}
          columns={[
            { name: 'reason', title: texts.columns.reason, render: ({ reason }) => toName(reason) },
            {
              name: 'lots',
              title: texts.columns.lots,
              width: 76,
              isNumber: true,
              render: ({ reason, lots }) => toButton(reason, formatNumber(lots)),
            },
            {
              name: 'value',
              title: texts.columns.value,
              width: 116,
              isNumber: true,
              render: ({ reason, value }) => toButton(reason, money(value)),
            },
          ]}
        />
      )}
    </Panel>
  )
}
