import { useMemo, useRef } from 'react'
import type { LotCommand } from './lot-commands.ts'

interface Offers {
  offer(command: LotCommand): () => void
  find(key: string): LotCommand | undefined
  list(): LotCommand[]
}

/** What the parts of the shown lot offer now. An offer draws nothing again: it is read when a key is pressed. */
export function useOffers(): Offers {
  const offers = useRef(new Set<LotCommand>())
  return useMemo(
    () => ({
      offer: (command) => {
        offers.current.add(command)
        return () => void offers.current.delete(command)
      },
      find: (key) => [...offers.current].findLast((command) => command.key === key),
      list: () => [...offers.current],
    }),
    [],
  )
}
