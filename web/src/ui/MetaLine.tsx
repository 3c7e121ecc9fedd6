import { Fragment, type ReactNode } from 'react'
import classes from './MetaLine.module.css'

interface MetaLineProps {
  /** what is null or false is left out */
  items: readonly ReactNode[]
  /** cut off after one line */
  isOneLine?: boolean
}

const isShown = (item: ReactNode) => item !== null && item !== undefined && item !== false && item !== ''

/** Small facts in a row, with dots between them. The dot never begins a line. */
export function MetaLine({ items, isOneLine = false }: MetaLineProps) {
  return (
    <span className={`${classes.line} ${isOneLine ? 'one-line' : ''}`}>
      {items.filter(isShown).map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the facts have a fixed order and no identity of their own
        <Fragment key={index}>
          {index > 0 && '\u00A0· '}
          {item}
        </Fragment>
      ))}
    </span>
  )
}
