import { Input } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './RangeField.module.css'

interface RangeFieldProps {
  label: string
  /** what is wrong with the two ends together; null: nothing */
  error: string | null
  /** the two ends */
  children: ReactNode
}

/** Two ends of a range under one label; either may be given without the other. */
export function RangeField({ label, error, children }: RangeFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.ends}>{children}</div>
      {error && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  )
}
