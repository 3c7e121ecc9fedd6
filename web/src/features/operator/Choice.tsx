import type { ReactNode } from 'react'
import classes from './SubscriptionDialog.module.css'

/** A visible name over choice buttons, which carry it for screen readers themselves. */
export function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.choice}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  )
}
