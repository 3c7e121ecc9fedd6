import { useState } from 'react'
import { SortableHeader } from '../../ui/list/SortableHeader.tsx'
import tableClasses from '../../ui/list/table.module.css'
import { useKitTexts } from '../texts.ts'

export function SortableHeaderSection() {
  const { columns, sentence, short } = useKitTexts()
  const [isAscending, setAscending] = useState(true)
  return (
    <table className={tableClasses.table}>
      <thead>
        <tr>
          <SortableHeader text={columns.name} direction={null} reason={sentence} />
          <SortableHeader text={columns.day} direction={null} onSort={() => undefined} />
          <SortableHeader
            text={columns.price}
            direction={isAscending ? 'asc' : 'desc'}
            onSort={() => setAscending(!isAscending)}
            isNumber
          />
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{short}</td>
          <td>15.11.2026</td>
          <td data-number>1 250 000</td>
        </tr>
      </tbody>
    </table>
  )
}
