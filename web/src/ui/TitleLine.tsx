import type { ReactNode } from 'react'
import classes from './TitleLine.module.css'

interface TitleLineProps {
  /** the heading */
  children: ReactNode
  /** at the end of the line */
  actions?: ReactNode
  /** under the line: what this is about */
  about?: ReactNode
}

/** The head of a page or a panel. */
export function TitleLine({ children, actions, about }: TitleLineProps) {
  return (
    <header className={classes.head}>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
      {about && <p className={classes.about}>{about}</p>}
    </header>
  )
}
