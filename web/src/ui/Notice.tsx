import type { ReactNode } from 'react'
import classes from './Notice.module.css'

interface NoticeProps {
  tone: 'bad' | 'warn'
  title?: string
  children?: ReactNode
  action?: ReactNode
}

/** A warning or an error, with an action if there is one. Screen readers announce it as soon as it appears. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      {title && <p className={classes.title}>{title}</p>}
      {children && <div>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
