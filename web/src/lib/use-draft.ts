import { useEffect, useRef, useState } from 'react'

const TYPING_MS = 300

interface DraftRules<T> {
  /** what holds now */
  value: T
  show(value: T): string
  /** undefined: this is no such value, and nothing is done about it */
  read(text: string): T | undefined
  commit(value: T): unknown
}

interface Draft {
  text: string
  isWaiting: boolean
}

/**
 * A field whose value holds as soon as typing pauses. What is being typed stays as it is typed until the field is left.
 */
export function useDraft<T>({ value, show, read, commit }: DraftRules<T>) {
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
  // changed from elsewhere meanwhile (a chip's cross, the way back): that holds
  const isOwn = draft !== null && (draft.isWaiting || typed === undefined || Object.is(typed, value))
  return {
    text: isOwn ? draft.text : show(value),
    isInvalid: isOwn && typed === undefined,
    type: (text: string) => {
      setDraft({ text, isWaiting: true })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle(text), TYPING_MS)
    },
    /** at once: Enter, or the field is left */
    settle: () => {
      if (draft?.isWaiting) settle(draft.text)
    },
    leave: () => {
      if (draft?.isWaiting) settle(draft.text)
      if (typed !== undefined) setDraft(null)
    },
  }
}
