import { createElement, type ReactNode, type Ref } from 'react'
import classes from './Heading.module.css'

export type HeadingLevel = 1 | 2 | 3 | 4

interface HeadingProps {
  level: HeadingLevel
  /** page: the title of a page; panel: of a panel; section: a part of a panel; label: a quiet word over some facts */
  look: 'page' | 'panel' | 'section' | 'label'
  id?: string | undefined
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The level follows the outline of the page, the look its weight on the screen. */
export function Heading({ level, look, id, ref, children }: HeadingProps) {
  // a title that takes the focus after a change of page is no tab stop
  const focus = ref ? { tabIndex: -1 } : {}
  return createElement(`h${level}`, { id, ref, ...focus, className: classes.heading, 'data-look': look }, children)
}
