// A list of tenders: its search params, its page from the server, and everything that changes it.
import { useLocation, useRouter } from '@tanstack/react-router'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { pickActiveFilter, type LotFilter } from '@tendertap/domain/lots/filter'
import { useEffect, useRef } from 'react'
import { send } from '../../api/client.ts'
import { rememberList } from '../../lib/last-list.ts'
import { formatPaging, parsePaging, type Paging } from '../../lib/paging-search-params.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { useSearchParams, type SearchParamsRules } from '../../lib/use-search-params.ts'
import type { ChangeFilter } from '../lots/filter/filter-props.ts'
import { formatFilter, parseFilter } from '../lots/filter/filter-search-params.ts'
import { askWithFallback } from '../lots/filter/refused-filter.ts'
import { SHOWS_TENDERS } from '../lots/list/list-kind.ts'

type TenderListCall = 'tenders/tendersWithFilters' | 'tenders/getArchivedTenders'
export type TenderSummary = Output<TenderListCall>['data'][number]

interface TenderListParams extends Paging {
  filter: LotFilter
}

/** spec 2 §2, archived tenders: a hash is the code of a tender. Once the filter changes, it stands in the query. */
const SEARCH_PARAMS: SearchParamsRules<TenderListParams> = {
  parse: (search, hash) => ({
    ...parsePaging(search),
    filter: parseFilter({ ...search, ...(hash !== '' && { code: hash }) }),
  }),
  format: ({ filter, ...paging }) => ({
    ...SHOWS_TENDERS,
    ...formatFilter(filter),
    ...formatPaging(paging),
  }),
}

export function useTenderList(call: TenderListCall) {
  const [params, change] = useSearchParams(SEARCH_PARAMS)
  const { filter, page, limit } = params
  const query = usePagedList({
    path: call,
    input: { ...filter, page, limit },
    ask: (input: LotFilter & Paging, signal) =>
      askWithFallback((tried) => send(call, tried as Input<TenderListCall>, { signal }), input),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => rememberList(href), [href])

  const router = useRouter()
  const lastTyped = useRef('')
  const changeFilter: ChangeFilter = async (changes, isTyped = false) => {
    const step = () => `${Object.keys(changes).join()} ${router.history.location.href}`
    // letters typed into one field are one step of the browser's history
    const replace = isTyped && lastTyped.current === step()
    await change((now) => ({ page: 1, filter: pickActiveFilter<LotFilter>({ ...now.filter, ...changes }) }), {
      replace,
    })
    lastTyped.current = isTyped ? step() : ''
  }
  /** What had the focus has left the screen. */
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  return {
    params,
    query,
    heading,
    focusHeading,
    changeFilter,
    setFilter: (next: LotFilter) => void change(() => ({ page: 1, filter: next })),
    turnPage: async (paging: Partial<Paging>) => {
      await change(() => ({ page: 1, ...paging }), { resetScroll: true })
      focusHeading()
    },
  }
}

export type TenderListState = ReturnType<typeof useTenderList>
