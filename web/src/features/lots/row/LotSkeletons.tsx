import { Skeleton } from '@mantine/core'
import type { ColumnName, LotColumn } from '../list/lot-columns.ts'
import cardClasses from './LotCard.module.css'
import classes from './LotTable.module.css'

const listIndexes = (count: number) => Array.from({ length: count }, (_, index) => index)

function TwoLines({ widths: [first, second], isRight = false }: { widths: [string, string]; isRight?: boolean }) {
  const left = isRight ? 'auto' : 0
  return (
    <>
      <Skeleton height={14} width={first} mt={3} ml={left} />
      <Skeleton height={11} width={second} mt={10} ml={left} />
    </>
  )
}

const CELLS: Record<ColumnName, React.ReactNode> = {
  percent: <Skeleton height={30} circle />,
  name: <TwoLines widths={['74%', '42%']} />,
  customer: <TwoLines widths={['88%', '60%']} />,
  amount: <TwoLines widths={['92px', '52px']} isRight />,
  region: <TwoLines widths={['52%', '84%']} />,
  published: <Skeleton height={12} width={108} mt={4} />,
  status: <Skeleton height={24} width={96} radius={12} />,
  deadline: <TwoLines widths={['74px', '124px']} />,
}

/** Rows as tall as the lots that will take their place. */
export function LotRowSkeletons({ count, columns }: { count: number; columns: readonly LotColumn[] }) {
  return (
    <tbody aria-hidden>
      {listIndexes(count).map((line) => (
        <tr key={line} className={classes.row}>
          {columns.map(({ name }) => (
            <td key={name} className={classes[name]}>
              {CELLS[name]}
            </td>
          ))}
          <td className={classes.unfold} />
        </tr>
      ))}
    </tbody>
  )
}

export function LotCardSkeletons({ count }: { count: number }) {
  return (
    <>
      {listIndexes(count).map((line) => (
        <div key={line} className={cardClasses.card} aria-hidden>
          <Skeleton height={11} width="52%" mt={4} />
          <Skeleton height={15} width="96%" mt={9} />
          <Skeleton height={15} width="64%" mt={7} />
          <Skeleton height={11} width="46%" mt={9} />
          <Skeleton height={24} width={104} radius={12} mt={16} mb={16} />
          <div className={cardClasses.facts}>
            {listIndexes(4).map((fact) => (
              <div key={fact}>
                <TwoLines widths={['48%', '76%']} />
              </div>
            ))}
          </div>
          <Skeleton height={14} width={96} mt={42} mb={15} mx="auto" />
        </div>
      ))}
    </>
  )
}
