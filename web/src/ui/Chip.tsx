import type { ReactNode } from 'react'
import classes from './Chip.module.css'

/** A short fact in a rounded frame; coloured only when the colour has a meaning. */
export function Chip({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'bad'; children: ReactNode }) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {children}
    </span>
  )
}
