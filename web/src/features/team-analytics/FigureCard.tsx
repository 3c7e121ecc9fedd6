import { Group, Text } from '@mantine/core'
import type { Column } from '../../ui/list/DataTable.tsx'

interface FigureCardProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
}

/** A row of figures on a phone: below each other they would fill several screens. */
export function FigureCard<Row>({ row, columns: [title, ...figures] }: FigureCardProps<Row>) {
  return (
    <>
      <Text component="div" fw={600}>
        {title?.render(row)}
      </Text>
      <Group gap="0 16px">
        {figures.map(({ name, title: label, render }) => (
          <Group key={name} gap={6} wrap="nowrap">
            <Text span size="sm" c="dimmed">
              {label}
            </Text>
            {render(row) ?? '–'}
          </Group>
        ))}
      </Group>
    </>
  )
}
