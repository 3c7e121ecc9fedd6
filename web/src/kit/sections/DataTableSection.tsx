import { Button } from '@mantine/core'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { useKitTexts } from '../texts.ts'

export function DataTableSection() {
  const { columns, contents, short, long, actions } = useKitTexts()
  const rows = [
    { name: short, price: '1 250 000', day: '15.11.2026' },
    { name: long, price: '980 000', day: null },
  ]
  return (
    <DataTable
      label={contents}
      columns={[
        { name: 'name', title: columns.name, render: ({ name }) => name },
        { name: 'price', title: columns.price, width: 140, isNumber: true, render: ({ price }) => price },
        { name: 'day', title: columns.day, width: 140, render: ({ day }) => day },
      ]}
      rows={rows}
      getKey={({ name }) => name}
      actions={{ title: actions.open, render: () => <Button size="xs">{actions.open}</Button> }}
    />
  )
}
