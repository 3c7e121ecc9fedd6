import { useEffect, useRef, useState } from 'react'

/** Without a pause of its own, a field waits so long for the next letter. */
const TYPING_MS = 300

interface DraftRules<T> {
  /** the current value */
  value: T
  show(value: T): string
  /** undefined: the text is no valid value, and nothing is committed */
  read(text: string): T | undefined
  commit(value: T): unknown
  /** how long to wait for the next letter, in milliseconds */
  pause?: number
}

interface Draft {
  text: string
  isWaiting: boolean
}

/**
 * A field that commits its value when typing pauses. The typed text stays as it is until the person leaves the field.
 */
export function useDraft<T>({ value, show, read, commit, pause = TYPING_MS }: DraftRules<T>) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (text: string) => {
    clearTimeout(timer.current)
    setDraft((current) => current && { ...current, isWaiting: false })
    const typed = read(text)
    if (typed !== undefined && !Object.is(typed, value)) void commit(typed)
  }
  const typed = draft === null ? value : read(draft.text)
  // when the value was changed elsewhere meanwhile (a filter chip, the back button), that value is shown
  const isDraftShown = draft !== null && (draft.isWaiting || typed === undefined || Object.is(typed, value))
  return {
    text: isDraftShown ? draft.text : show(value),
    isInvalid: isDraftShown && typed === undefined,
    type: (text: string) => {
      setDraft({ text, isWaiting: true })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle(text), pause)
    },
    /** commits at once, on Enter */
    settle: () => {
      if (draft?.isWaiting) settle(draft.text)
    },
    leave: () => {
      if (draft?.isWaiting) settle(draft.text)
      if (typed !== undefined) setDraft(null)
    },
  }
}
