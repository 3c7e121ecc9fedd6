import { IconArrowLeft } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import classes from './BackLink.module.css'

interface BackLinkProps {
  /** with the filters it was left with */
  href: string
  /** Opens it without loading the application again; a click with a key held opens a new tab as usual. */
  onFollow(href: string): void
  children: string
}

/** Back to the list this page was opened from. */
export function BackLink({ href, onFollow, children }: BackLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow(href)
  }
  return (
    <nav>
      <a className={classes.link} href={href} onClick={follow}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
        {children}
      </a>
    </nav>
  )
}
