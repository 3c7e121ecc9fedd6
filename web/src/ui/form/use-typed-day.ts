import { formatDay } from '@tendertap/domain/clock'
import { useState } from 'react'
import { findDayProblem, isTypedToEnd, parseTypedDay, type DayBounds } from './typed-day.ts'

interface Draft {
  text: string
  /** the value of the field at that time */
  value: string | null
  /** the person has left the field, so what it cannot take is a mistake */
  isLeft: boolean
}

const read = (text: string) => (text.trim() === '' ? null : parseTypedDay(text))

/** The text of a field for a day. A day counts once it is typed to its end, at the latest on leaving the field. */
export function useTypedDay(value: string | null, bounds: DayBounds, onChange: (day: string | null) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const isTaken = draft !== null && draft.value !== value && read(draft.text) === value
  if (isTaken) setDraft({ ...draft, value })
  // when the value was changed elsewhere meanwhile (a filter chip, the back button), that value is shown
  const shown = draft !== null && (isTaken || draft.value === value) ? draft : null

  const findProblem = (text: string) => findDayProblem(text, bounds)
  const commit = (day: string | null) => {
    if (day !== value) onChange(day)
  }
  return {
    text: shown?.text ?? (value ? formatDay(value) : ''),
    /** null while the person types */
    problem: shown?.isLeft ? findProblem(shown.text) : null,
    type: (text: string) => {
      setDraft({ text, value, isLeft: false })
      if (text.trim() === '' || (isTypedToEnd(text) && !findProblem(text))) commit(read(text))
    },
    /** on leaving the field, and on Enter */
    leave: () => {
      if (!shown) return
      if (findProblem(shown.text)) return setDraft({ ...shown, isLeft: true })
      commit(read(shown.text))
      setDraft(null)
    },
    choose: (day: string | null) => {
      setDraft(null)
      commit(day)
    },
  }
}
