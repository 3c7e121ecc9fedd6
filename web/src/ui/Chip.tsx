import type { ReactNode } from 'react'
import classes from './Chip.module.css'

/** Colour only where it means something. */
export function Chip({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'bad'; children: ReactNode }) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {children}
    </span>
  )
}
