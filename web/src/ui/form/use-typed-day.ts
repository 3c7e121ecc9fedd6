import { useState } from 'react'
import { formatDay, isTypedToEnd, parseTypedDay } from './typed-day.ts'

interface Draft {
  text: string
  /** the value of the field at that time */
  value: string | null
  /** the person has left the field, so what is no day is a mistake */
  isLeft: boolean
}

const read = (text: string) => (text.trim() === '' ? null : parseTypedDay(text))

/** The text of a field for a day. A day counts once it is typed to its end, at the latest on leaving the field. */
export function useTypedDay(value: string | null, onChange: (day: string | null) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const isTaken = draft !== null && draft.value !== value && read(draft.text) === value
  if (isTaken) setDraft({ ...draft, value })
  // when the value was changed elsewhere meanwhile (a filter chip, the back button), that value is shown
  const shown = draft !== null && (isTaken || draft.value === value) ? draft : null

  const isDay = (text: string) => text.trim() === '' || parseTypedDay(text) !== null
  const commit = (day: string | null) => {
    if (day !== value) onChange(day)
  }
  return {
    text: shown?.text ?? (value ? formatDay(value) : ''),
    isWrong: shown !== null && shown.isLeft && !isDay(shown.text),
    type: (text: string) => {
      setDraft({ text, value, isLeft: false })
      if (text.trim() === '' || (isTypedToEnd(text) && isDay(text))) commit(read(text))
    },
    /** on leaving the field, and on Enter */
    leave: () => {
      if (!shown) return
      if (!isDay(shown.text)) return setDraft({ ...shown, isLeft: true })
      commit(read(shown.text))
      setDraft(null)
    },
    choose: (day: string | null) => {
      setDraft(null)
      commit(day)
    },
  }
}
