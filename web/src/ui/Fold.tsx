import { IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import classes from './Fold.module.css'

interface FoldProps {
  title: ReactNode
  /** beside the title: how many there are */
  note?: ReactNode
  startsOpen?: boolean
  children: ReactNode
}

/** A title that unfolds what belongs to it. */
export function Fold({ title, note, startsOpen = false, children }: FoldProps) {
  // only at first: afterwards the person decides
  const [isOpen] = useState(startsOpen)
  return (
    <details className={classes.fold} open={isOpen}>
      <summary>
        {title}
        {note && <span className={classes.note}>{note}</span>}
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </summary>
      {children}
    </details>
  )
}
