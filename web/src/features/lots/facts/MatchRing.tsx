import { getMatchLevel } from '@tendertap/domain/matching/levels'
import type { CSSProperties } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import classes from './MatchRing.module.css'

/** How well the lot fits our interests; the colour is the level, which is written beside it. */
export function MatchRing({ percent }: { percent: number }) {
  const texts = useTexts('lots')
  const level = getMatchLevel(percent)
  return (
    <span
      className={classes.ring}
      data-level={level}
      style={{ '--value': percent } as CSSProperties}
      role="img"
      aria-label={texts.match(percent)}
    >
      <span className={classes.number} aria-hidden>
        {percent}
      </span>
    </span>
  )
}
