import { Box, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../ui/list/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useFormats } from '../formats.ts'

export interface Ranked {
  key: string
  name: ReactNode
  sum: number
  /** how many lots or wins, in words */
  count: string
  /** absent: the lots cannot be listed */
  onOpen?: (() => void) | undefined
  /** under the count: for example the price against the plan, and how to open its lots */
  note?: { text: string; onOpen?: (() => void) | undefined } | undefined
}

interface RankingProps {
  title: string
  about?: ReactNode
  actions?: ReactNode
  /** what the names and the sums are called */
  columns: { name: string; sum: string }
  rows: readonly Ranked[]
}

/** so many rows before somebody asks for all */
const SHOWN = 8

/** Sums by name, the largest first, each with a bar as long as its share of the largest. */
export function Ranking({ title, about, actions, columns, rows }: RankingProps) {
  const texts = useTexts('analytics')
  const { money } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const largest = Math.max(...rows.map(({ sum }) => sum), 1)
  const rest = rows.length - SHOWN
  return (
    <Panel title={title} about={about} actions={actions} isFlush>
      {rows.length === 0 ? (
        <Text p="lg" c="dimmed">
          {texts.empty.none}
        </Text>
      ) : (
        <DataTable
          label={title}
          isCompact
          rows={isWhole ? rows : rows.slice(0, SHOWN)}
          getKey={({ key }) => key}
          columns={[
            {
              name: 'name',
              title: columns.name,
              render: ({ name, sum }) => (
                <>
                  {name}
                  <Progress value={(sum / largest) * 100} size={4} mt={4} aria-hidden />
                </>
              ),
            },
            {
              name: 'sum',
              title: columns.sum,
              width: 150,
              isNumber: true,
              render: ({ sum, count, note, onOpen }) => (
                <>
                  {money(sum)}
                  <Text component="div" size="sm" c="dimmed">
                    <div>{withLots(count, onOpen)}</div>
                    {note && <div>{withLots(note.text, note.onOpen)}</div>}
                  </Text>
                </>
              ),
            },
          ]}
        />
      )}
      {rest > 0 && !isWhole && (
        <Box px="lg" pb="sm">
          <TextButton onClick={() => setWhole(true)}>{texts.market.more(formatNumber(rest))}</TextButton>
        </Box>
      )}
    </Panel>
  )
}

const withLots = (figure: string, onOpen: (() => void) | undefined) =>
  onOpen ? <TextButton onClick={onOpen}>{figure}</TextButton> : figure
