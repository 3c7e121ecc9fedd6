import type { ReactNode } from 'react'
import classes from './ListMessage.module.css'

interface ListMessageProps {
  title: string
  text?: string | null
  action?: ReactNode
  isError?: boolean
}

/** Takes the place of the rows: says why there are none, and what to do. */
export function ListMessage({ title, text, action, isError = false }: ListMessageProps) {
  return (
    <div className={classes.message} role={isError ? 'alert' : 'status'}>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
