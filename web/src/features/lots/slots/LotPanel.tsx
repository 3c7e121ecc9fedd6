import type { ReactNode } from 'react'
import { LotHeading } from '../details/LotHeading.tsx'
import classes from './LotPanel.module.css'

/** A feature's section below the details of a lot. It looks like the sections of the details. */
export function LotPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.panel} aria-label={title}>
      <LotHeading>{title}</LotHeading>
      {children}
    </section>
  )
}
