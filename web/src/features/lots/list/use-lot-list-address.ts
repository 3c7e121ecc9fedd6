import { useRouter } from '@tanstack/react-router'
import { activeFilter, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'
import { useRef } from 'react'
import type { Paging } from '../../../lib/list-address.ts'
import { useListAddress } from '../../../lib/use-list-address.ts'
import type { ChangeFilter } from '../filter/filter-props.ts'
import { LOT_LIST_ADDRESS } from './list-address.ts'

/** The place of a list of lots in the address, and everything that moves it. */
export function useLotListAddress() {
  const [address, change] = useListAddress(LOT_LIST_ADDRESS)
  const router = useRouter()
  const lastTyped = useRef('')
  // another filter or order begins at its first page, with every lot folded
  const anew = { page: 1, open: null }

  const changeFilter: ChangeFilter = async (changes, isTyped = false) => {
    const step = () => `${Object.keys(changes).join()} ${router.history.location.href}`
    // letters added to one field are one step of the browser's way back
    const replace = isTyped && lastTyped.current === step()
    await change(({ filter }) => ({ ...anew, filter: activeFilter<LotFilter>({ ...filter, ...changes }) }), { replace })
    lastTyped.current = isTyped ? step() : ''
  }
  return {
    address,
    changeFilter,
    setFilter: (filter: LotFilter) => change(() => ({ ...anew, filter })),
    sortBy: (sort: Sort | null) => change(() => ({ ...anew, sort }), { resetScroll: true }),
    turnTo: (paging: Partial<Paging>) => change(() => ({ ...anew, ...paging }), { resetScroll: true }),
    // unfolding keeps the scroll position and is no step of the way back
    unfold: (open: number | null) => change(() => ({ open }), { replace: true }),
  }
}
