import { useEffect, useRef, type ReactNode } from 'react'
import classes from './TabStrip.module.css'

interface TabStripProps {
  label: string
  /** edge: along the edge of the frame, on paper; page: inside a page */
  place: 'edge' | 'page'
  /** links with `tabClass` */
  children: ReactNode
}

/** The class of a link in a strip; the link of the open page has `data-active`. */
export const tabClass = classes.tab

/** Moves the strip, never the page, until its open tab is in view. */
function scrollToOpenTab(strip: HTMLElement): void {
  const tab = strip.querySelector('[data-active]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = strip.getBoundingClientRect()
  if (tab.left < left) strip.scrollLeft -= left - tab.left
  else if (tab.right > right) strip.scrollLeft += tab.right - right
}

/** Links to pages that belong together. On a phone the open one is scrolled into view, also when a badge moves it. */
export function TabStrip({ label, place, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => scrollToOpenTab(element))
    for (const sized of [element, ...element.children]) observer.observe(sized)
    return () => observer.disconnect()
  })
  return (
    <nav ref={strip} className={classes.strip} data-place={place} aria-label={label}>
      {children}
    </nav>
  )
}
