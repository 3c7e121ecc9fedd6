import type { ReactNode } from 'react'
import classes from './ListMessage.module.css'

interface EmptyStateProps {
  title: string
  /** why it is empty, or what to do */
  text?: ReactNode
  action?: ReactNode
}

/** Takes the place of the rows of a list that has none. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.message} role="status">
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
