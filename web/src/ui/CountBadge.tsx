import { formatNumber } from '@tendertap/domain/words/number'
import classes from './CountBadge.module.css'

interface CountBadgeProps {
  count: number
  /** what the number means, for screen readers */
  meaning: string
  /** it waits for somebody */
  isUrgent?: boolean
}

/** The number beside the name of a tab or a button. */
export function CountBadge({ count, meaning, isUrgent = false }: CountBadgeProps) {
  return (
    <span className={classes.badge} data-urgent={isUrgent || undefined}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="visually-hidden">{meaning}</span>
    </span>
  )
}
