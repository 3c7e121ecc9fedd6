import { useState } from 'react'

interface OpenCard {
  /** the lots of the page, in their order */
  ids: readonly number[]
  /** the one that the address unfolds */
  chosen: number | null
  /** the one that the hash names */
  named: number | null
  unfold(id: number | null): unknown
}

/**
 * One card is open: the chosen one, else the one that the hash names, else the first. The card that opened by itself
 * stays open when the list is loaded again in another order.
 */
export function useOpenCard({ ids, chosen, named, unfold }: OpenCard) {
  const [kept, setKept] = useState<number | null>(null)
  const [isClosed, setClosed] = useState(false)
  const wanted = named !== null && ids.includes(named) ? named : kept !== null && ids.includes(kept) ? kept : ids[0]
  const byItself = wanted ?? null
  if (byItself !== kept) setKept(byItself)
  const isChosenHere = chosen !== null && ids.includes(chosen)
  const open = isChosenHere ? chosen : isClosed ? null : byItself
  return {
    open,
    toggle: (id: number) => {
      setClosed(id === open)
      void unfold(id === open ? null : id)
    },
  }
}
