import { Skeleton } from '@mantine/core'
import type { ColumnName, LotColumn } from '../list/lot-columns.ts'
import type { RowDensity } from '../list/row-density.ts'
import cardClasses from './LotCard.module.css'
import classes from './LotTable.module.css'

const listIndexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Bars in the place of lines of text. */
function Lines({ widths, isRight = false }: { widths: readonly (string | number)[]; isRight?: boolean }) {
  return widths.map((width) => <Skeleton key={width} height={12} width={width} my={4} ml={isRight ? 'auto' : 0} />)
}

const CELLS: Record<ColumnName, React.ReactNode> = {
  percent: <Skeleton height={30} circle />,
  name: <Lines widths={['34%', '62%', '46%']} />,
  customer: <Lines widths={['88%', '60%']} />,
  amount: <Lines widths={[92, 52]} isRight />,
  region: <Lines widths={['52%', '84%']} />,
  published: <Lines widths={[108]} />,
  status: <Skeleton height={20} width={96} radius={12} />,
  deadline: <Lines widths={[74, 124]} />,
}

interface LotRowSkeletonsProps {
  count: number
  columns: readonly LotColumn[]
  density: RowDensity
}

/** Rows as tall as the lots that will take their place. */
export function LotRowSkeletons({ count, columns, density }: LotRowSkeletonsProps) {
  const isCompact = density === 'compact'
  return (
    <tbody aria-hidden>
      {listIndexes(count).map((line) => (
        <tr key={line} className={classes.row}>
          {columns.map(({ name }) => (
            <td key={name}>{isCompact && name === 'name' ? <Lines widths={['62%', '46%']} /> : CELLS[name]}</td>
          ))}
          <td />
        </tr>
      ))}
    </tbody>
  )
}

export function LotCardSkeletons({ count }: { count: number }) {
  return listIndexes(count).map((line) => (
    <li key={line} className={cardClasses.card} aria-hidden>
      <div className={cardClasses.front}>
        <div className={cardClasses.lines}>
          <Lines widths={['64%', '88%', '76%']} />
        </div>
      </div>
    </li>
  ))
}
