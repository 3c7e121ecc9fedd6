import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatTotal } from '@tendertap/domain/words/total'
import classes from './Checklist.module.css'

export interface Option {
  value: string
  text: ReactNode
  /** how many lots match this option; null: not counted */
  count: number | null
}

export interface ChecklistProps {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  /** false: the counts are estimated from a sample */
  isExact: boolean
  onChange(chosen: string[]): unknown
}

/** Checkboxes for a few options, of which several may be chosen. */
export function Checklist({ label, options, chosen, isExact, onChange }: ChecklistProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, text, count }) => (
        <label key={value} className={classes.option}>
          <Checkbox checked={chosen.includes(value)} onChange={() => void toggle(value)} />
          <span className={classes.text}>{text}</span>
          {count !== null && <span className={classes.count}>{formatTotal(count, isExact || count === 0)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
