import type { ReactNode } from 'react'
import { Absent } from './Absent.tsx'
import classes from './Facts.module.css'

export interface Fact {
  label: string
  /** null: there is none */
  value: ReactNode
  /** why there is none, when that is known */
  absent?: string | undefined
}

interface FactsProps {
  /** null and false are left out */
  facts: readonly (Fact | null | false)[]
  /** rows: labels left, values right; grid: labels above, as many columns as fit */
  layout?: 'rows' | 'grid'
  /** under the facts, quiet: for example what a portal does not publish */
  note?: ReactNode
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === false || value === ''

/** Labels with their values. */
export function Facts({ facts, layout = 'rows', note }: FactsProps) {
  return (
    <>
      <dl className={classes.facts} data-layout={layout}>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact.label} className={classes.fact}>
                <dt>{fact.label}</dt>
                <dd>{isEmpty(fact.value) ? <Absent reason={fact.absent} /> : fact.value}</dd>
              </div>
            ),
        )}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
    </>
  )
}
