import { useEffect, useEffectEvent } from 'react'
import { isTakenElsewhere, readKey } from './read-key.ts'

/** Calls it with every key that is nobody else's while the component is shown. True: the key has done its work. */
export function useKeys(onKey: (key: string, target: EventTarget | null) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event)
    if (key !== null && !event.defaultPrevented && onKey(key, event.target)) event.preventDefault()
  })
  useEffect(() => {
    let isTaken = false
    // asked first of all: the Escape that closes a dialog has closed it by the time it arrives at the page
    const ask = (event: KeyboardEvent) => void (isTaken = isTakenElsewhere(event.target))
    const listen = (event: KeyboardEvent) => {
      if (!isTaken) press(event)
    }
    window.addEventListener('keydown', ask, { capture: true })
    document.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', ask, { capture: true })
      document.removeEventListener('keydown', listen)
    }
  }, [])
}
