import { Input, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import classes from './FilterPanel.module.css'

type Value = number | string | null

interface EndProps<V extends Value> {
  /** 'от' */
  word: string
  value: V
  show(value: V): string
  read(text: string): V | undefined
  onChange(value: V): unknown
}

interface RangeFieldProps<V extends Value> {
  label: string
  type: 'text' | 'date'
  from: EndProps<V>
  to: EndProps<V>
  /** the error text for an end that is not a valid value */
  invalidText: string
  /** the error text for the two ends together; null: none */
  rangeError: string | null
}

function useEndDraft<V extends Value>({ value, show, read, onChange }: EndProps<V>) {
  return useDraft<V>({ value, show, read, commit: onChange })
}

/** Two ends of a range under one label; either may be given without the other. */
export function RangeField<V extends Value>({ label, type, from, to, invalidText, rangeError }: RangeFieldProps<V>) {
  const id = useId()
  const ends = [
    { end: from, draft: useEndDraft(from) },
    { end: to, draft: useEndDraft(to) },
  ]
  const isInvalid = ends.some(({ draft }) => draft.isInvalid)
  const error = isInvalid ? invalidText : rangeError
  return (
    <fieldset className={classes.range}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.ends}>
        {ends.map(({ end, draft }) => (
          <TextInput
            key={end.word}
            type={type}
            aria-label={`${label} ${end.word}`}
            aria-describedby={error ? id : undefined}
            inputMode={type === 'text' ? 'decimal' : undefined}
            autoComplete="off"
            placeholder={type === 'text' ? end.word : undefined}
            error={draft.isInvalid || (error !== null && !isInvalid)}
            value={draft.text}
            onChange={(event) => draft.type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') draft.settle()
            }}
            onBlur={draft.leave}
          />
        ))}
      </div>
      {error && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  )
}
