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
    <fieldset className={classes.list}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, text, count }) => (
        <Checkbox
          key={value}
          className={classes.option}
          classNames={{ body: classes.body, labelWrapper: classes.label }}
          checked={chosen.includes(value)}
          onChange={() => void toggle(value)}
          label={
            <span className={classes.words}>
              <span>{text}</span>
              {count !== null && <span className={classes.count}>{formatTotal(count, isExact || count === 0)}</span>}
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
