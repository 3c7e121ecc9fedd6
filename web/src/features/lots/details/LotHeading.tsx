import { createElement, use } from 'react'
import { LotHeadingContext } from './lot-heading.ts'
import classes from './LotHeading.module.css'

/** The heading of a section in a lot's details. */
export function LotHeading({ children }: { children: string }) {
  const level = use(LotHeadingContext)
  return createElement(level, { className: classes.heading }, children)
}
