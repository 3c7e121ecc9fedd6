import { Box, Group, Text } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { Columns } from './Columns.tsx'
import { Formula } from './Formula.tsx'

export interface Figure {
  label: string
  /** null: there is too little data for it */
  value: string | null
  /** how it is calculated, in words */
  formula: string
  /** under the figure: from how many lots it is */
  note?: string | undefined
  /** opens the lots behind it */
  onOpen?: (() => void) | undefined
}

/** A few large figures in a row. Each says how it is calculated, and opens the lots behind it. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const isMiddle = useMedia('(min-width: 769px) and (max-width: 1150px)')
  // two full rows there, not one figure alone in the second
  const min = isMiddle && figures.length > 4 ? 230 : 150
  return (
    <Panel label={label}>
      <Columns component="dl" min={min}>
        {figures.map((figure) => (
          <FigureCell key={figure.label} {...figure} />
        ))}
      </Columns>
    </Panel>
  )
}

/** The figures of a row stand on one line, also where a label takes two. */
const ON_LINES_OF_ROW = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 }

function FigureCell({ label, value, formula, note, onOpen }: Figure) {
  const texts = useTexts('analytics')
  const shown = (
    <Text component="span" fz="var(--text-2xl)" fw={650} lh={1.2}>
      {value}
    </Text>
  )
  return (
    <div data-figure style={ON_LINES_OF_ROW}>
      <Group component="dt" gap={4} wrap="nowrap" style={{ alignSelf: 'end' }}>
        <Text component="span" size="sm" c="dimmed">
          {label}
        </Text>
        <Formula of={label} text={formula} />
      </Group>
      <dd>
        {value === null ? (
          <Text c="dimmed">{texts.noFigure}</Text>
        ) : onOpen ? (
          <TextButton onClick={onOpen}>
            <span className="visually-hidden">{texts.openLots(label)} </span>
            {shown}
          </TextButton>
        ) : (
          <Box py={4}>{shown}</Box>
        )}
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </dd>
    </div>
  )
}
