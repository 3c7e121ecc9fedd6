import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { Lot } from '../lot.ts'
import type { Reading } from './use-reading.ts'

// what is on the screen comes first: a person needs longer than this for a lot
const WAIT_MS = 200

export interface DrawnLot {
  lot: Lot
  /** null: it is the one that is read */
  unseen: 'ahead' | 'before' | null
}

/**
 * The lot that is read, and the next one: it is drawn unseen, which also asks for all it shows, so that a key only has
 * to show it. The lot of before is taken away when there is time for it.
 */
export function useDrawnLots({ lots, lot, next }: Reading): DrawnLot[] {
  const before = useDeferredValue(lot.id)
  const [ahead, setAhead] = useState<number | null>(null)
  const nextId = next?.id ?? null
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAhead(nextId)), WAIT_MS)
    return () => clearTimeout(timer)
  }, [nextId])
  return lots.flatMap((one): DrawnLot[] => {
    if (one.id === lot.id) return [{ lot: one, unseen: null }]
    if (one.id === nextId && one.id === ahead) return [{ lot: one, unseen: 'ahead' }]
    return one.id === before ? [{ lot: one, unseen: 'before' }] : []
  })
}
