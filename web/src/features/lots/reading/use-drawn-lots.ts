import { startTransition, useEffect, useState } from 'react'
import type { Lot } from '../lot.ts'
import type { Reading } from './use-reading.ts'

// what is on the screen comes first: a person needs longer than this for a lot
const WAIT_MS = 200

export interface DrawnLot {
  lot: Lot
  isUnseen: boolean
  /** not for the focus and the pointer */
  isInert: boolean
}

/**
 * The lot that is read, and the next one: it is drawn unseen, which also asks for all it shows, so that a key only has
 * to show it. The rest waits until that is painted: the lot of before goes away, and the new one can have the focus,
 * for which the browser looks at all that is in it.
 */
export function useDrawnLots({ lots, lot, next }: Reading, painted: number): DrawnLot[] {
  const [ahead, setAhead] = useState<number | null>(null)
  const nextId = next?.id ?? null
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAhead(nextId)), WAIT_MS)
    return () => clearTimeout(timer)
  }, [nextId])
  return lots.flatMap((one): DrawnLot[] => {
    if (one.id === lot.id) return [{ lot: one, isUnseen: false, isInert: one.id !== painted }]
    if (one.id === nextId && one.id === ahead) return [{ lot: one, isUnseen: true, isInert: true }]
    return one.id === painted ? [{ lot: one, isUnseen: true, isInert: false }] : []
  })
}
