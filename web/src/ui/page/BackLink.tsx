import { IconArrowLeft } from '@tabler/icons-react'
import classes from './BackLink.module.css'

interface BackLinkProps {
  /** with the filters it was left with */
  href: string
  children: string
}

/** Back to the list this page was opened from. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <nav>
      <a className={classes.link} href={href}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
        {children}
      </a>
    </nav>
  )
}
