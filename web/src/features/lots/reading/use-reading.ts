import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Lot } from '../lot.ts'
import { findNeighbour, findNextToDo, keepLots } from './kept-lots.ts'

// The address follows when the person pauses: it costs a new page, which a held key must not wait for.
const ADDRESS_PAUSE_MS = 250

export interface ReadingOptions {
  /** which list it is: another one forgets the lots that were dealt with */
  listId: string
  lots: readonly Lot[]
  /** these are still the lots of the previous list: the new ones are on their way */
  isStale?: boolean
  /** the lot that the address names; null or unknown: the first one */
  current: number | null
  onMove(id: number): void
  /** after the last lot of this page */
  onEnd(): void
  /** lots that need nothing more, besides those that were dealt with here */
  isDone?: ((lot: Lot) => boolean) | undefined
}

export interface Reading {
  lots: readonly Lot[]
  lot: Lot
  index: number
  /** the lot that is likely to be read next */
  next: Lot | null
  isDone(lot: Lot): boolean
  show(id: number): void
  step(by: 1 | -1): void
  /** This lot is dealt with; if it is still the one that is shown, the next one is. */
  goOn(lotId: number): void
  goBackTo(id: number): void
}

interface Shown {
  id: number | null
  /** the lot that the address named when it was last looked at */
  address: number | null
  /** the lot that the address was asked to name: it follows later, when another lot may be shown already */
  asked: number | null
}

interface List {
  listId: string | null
  lots: readonly Lot[]
  /** dealt with here */
  done: ReadonlySet<number>
}

const NEVER = () => false

/** Which lot is shown, and how one goes from lot to lot. Null for an empty list. */
export function useReading(options: ReadingOptions): Reading | null {
  const { listId, lots: answered, isStale = false, current, onMove, onEnd, isDone: isDoneElsewhere = NEVER } = options
  const [list, setList] = useState<List>({ listId: isStale ? null : listId, lots: answered, done: new Set() })
  const [shown, setShown] = useState<Shown>({ id: current, address: current, asked: null })

  // while it is drawn, so that nothing of another list is ever seen
  const lots = isStale ? list.lots : list.listId === listId ? keepLots(list.lots, answered) : answered
  if (!isStale) {
    if (list.listId !== listId) setList({ listId, lots, done: new Set() })
    else if (list.lots !== lots) setList({ ...list, lots })
    if (shown.address !== current)
      setShown({ id: current === shown.asked ? shown.id : current, address: current, asked: null })
  }

  const found = lots.findIndex(({ id }) => id === shown.id)
  const index = Math.max(0, found)
  const lot = lots[index]
  const done = list.done
  // A lot that has left the page may only have been pushed to the next one, so its absence says nothing.
  const isDone = (one: Lot) => done.has(one.id) || isDoneElsewhere(one)

  const id = lot?.id ?? null
  const follow = useEffectEvent((moved: number) => {
    setShown((before) => ({ ...before, asked: moved }))
    onMove(moved)
  })
  useEffect(() => {
    if (id === null || id === current || isStale) return undefined
    const timer = setTimeout(() => follow(id), ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [id, current, isStale])

  const show = useCallback((wanted: number) => setShown((before) => ({ ...before, id: wanted })), [])
  const mark = (one: number, isMarked: boolean) =>
    setList((before) => {
      const marked = new Set(before.done)
      if (isMarked) marked.add(one)
      else marked.delete(one)
      return { ...before, done: marked }
    })
  const next = useMemo(() => (id === null ? null : findNeighbour(lots, id, 1)), [lots, id])
  if (!lot) return null
  return {
    lots,
    lot,
    index,
    next,
    isDone,
    show,
    step: (by) => {
      const neighbour = findNeighbour(lots, lot.id, by)
      if (neighbour) show(neighbour.id)
      else if (by === 1) onEnd()
    },
    goOn: (dealtWith) => {
      mark(dealtWith, true)
      if (dealtWith !== lot.id) return
      const rest = findNextToDo(lots, lot.id, isDone)
      if (rest) show(rest.id)
      else onEnd()
    },
    goBackTo: (back) => {
      mark(back, false)
      show(back)
    },
  }
}
