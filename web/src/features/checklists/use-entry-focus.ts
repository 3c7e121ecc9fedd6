import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What of an entry can have the focus; `data-part` in the DOM. */
export type EntryPart = 'name' | 'up' | 'down' | 'remove'
export const ADD_BUTTON = { 'data-part': 'add' } as const

interface EntryFocus {
  list: RefObject<HTMLDivElement | null>
  /** Once the entries have changed: the first of these parts that can be used, else the button that adds an entry. */
  focusNext(key: string | undefined, parts: readonly EntryPart[]): void
}

/** An entry that is moved, removed or added takes the focus away from the button that was pressed. */
export function useEntryFocus(): EntryFocus {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ key: string | undefined; parts: readonly EntryPart[] }>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const { key, parts } = wanted.current
    wanted.current = null
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const entry = entries.find(({ dataset }) => dataset['entry'] === key)
    const found = parts
      .map((part) => entry?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`))
      .find((element) => element instanceof HTMLElement)
    const add = list.current?.closest('form')?.querySelector<HTMLElement>('[data-part=add]')
    const next = found ?? add
    next?.focus()
  })
  return { list, focusNext: (key, parts) => void (wanted.current = { key, parts }) }
}
