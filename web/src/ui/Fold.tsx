import { IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import classes from './Fold.module.css'

interface FoldProps {
  title: ReactNode
  /** beside the title: how many there are */
  note?: ReactNode
  startsOpen?: boolean
  /** what belongs to it is made only when it is unfolded */
  isLazy?: boolean
  children: ReactNode
}

/** A title that unfolds what belongs to it. */
export function Fold({ title, note, startsOpen = false, isLazy = false, children }: FoldProps) {
  // only at first: afterwards the person decides
  const [wasOpen] = useState(startsOpen)
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details className={classes.fold} open={wasOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {note && <span className={classes.note}>{note}</span>}
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </summary>
      {(isOpen || !isLazy) && children}
    </details>
  )
}
