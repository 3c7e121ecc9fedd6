import type { ReactNode } from 'react'
import classes from './QuietNotice.module.css'

/** Stands where a button of somebody else's would stand, and says whose it is. */
export function QuietNotice({ children }: { children: ReactNode }) {
  return <p className={classes.notice}>{children}</p>
}
