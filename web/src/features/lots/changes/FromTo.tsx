import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import classes from './Change.module.css'

/** «18.11.2026 12:00 → 20.11.2026 12:00» */
export function FromTo({ what, before, after }: { what: string; before: ReactNode; after: ReactNode }) {
  return (
    <div>
      <p className={classes.what}>{what}</p>
      <BeforeAfter before={before} after={after} />
    </div>
  )
}

export function BeforeAfter({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { history: texts } = useTexts('tenders')
  const { notGiven } = useTexts('account')
  return (
    <p>
      <del>{before ?? notGiven}</del> <span aria-hidden>→</span>
      <span className="visually-hidden"> {texts.became}</span> <ins>{after ?? notGiven}</ins>
    </p>
  )
}
