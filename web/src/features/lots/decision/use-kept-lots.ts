import { useState } from 'react'
import type { Lot } from '../lot.ts'

/**
 * The lots of the page, and in their old places those that the person has just decided on: the list has lost them, but
 * nothing should move under the pointer. One whose decision is taken back or refused leaves, unless the list still has
 * it. Another page or filter (`pageKey`) begins anew.
 */
export function useKeptLots(
  loaded: readonly Lot[] | undefined,
  pageKey: string,
  isKept: (lotId: number) => boolean,
): readonly Lot[] {
  const [before, setBefore] = useState({ loaded, pageKey, shown: loaded ?? [] })
  if (before.loaded === loaded && before.pageKey === pageKey) return dropLots(before.shown, loaded ?? [], isKept)
  const shown = before.pageKey === pageKey ? keepDecidedLots(before.shown, loaded ?? [], isKept) : (loaded ?? [])
  setBefore({ loaded, pageKey, shown })
  return shown
}

/** Without those that neither the list nor a decision keeps any more. */
export function dropLots<L extends { id: number }>(
  before: readonly L[],
  loaded: readonly L[],
  isKept: (lotId: number) => boolean,
): readonly L[] {
  return before.filter((lot) => isKept(lot.id) || loaded.some(({ id }) => id === lot.id))
}

export function keepDecidedLots<L extends { id: number }>(
  before: readonly L[],
  loaded: readonly L[],
  isKept: (lotId: number) => boolean,
): L[] {
  const shown = [...loaded]
  before.forEach((lot, place) => {
    if (isKept(lot.id) && !shown.some(({ id }) => id === lot.id)) shown.splice(place, 0, lot)
  })
  return shown
}
