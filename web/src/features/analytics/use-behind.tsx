import type { ReactNode } from 'react'
import { BehindSheet, type LotsInput } from './BehindSheet.tsx'
import { ANALYTICS_SEARCH_PARAMS, type LotListName } from './market-filter.ts'
import { useShownLots } from './use-shown-lots.ts'

const PATHS = { purchases: 'analytics/getPurchases', comparable: 'analytics/getComparable' } as const
const isListed = (list: LotListName): list is keyof typeof PATHS => Object.hasOwn(PATHS, list)

export type OnlyPurchases = Partial<LotsInput<'analytics/getPurchases'>>
export type OnlyComparable = Partial<LotsInput<'analytics/getComparable'>>

interface OpenBehind {
  /** lots that are counted or summed up, limited further than the screen */
  openPurchases(title: string, only?: OnlyPurchases): void
  /** lots whose prices are compared */
  openComparable(title: string, only?: OnlyComparable): void
  /** to be rendered by the screen */
  sheet: ReactNode
}

/** The lots behind the figures of a screen that asks with this filter. */
export function useBehind(filter: OnlyPurchases & OnlyComparable): OpenBehind {
  const { lots, open, turnPage, close } = useShownLots(ANALYTICS_SEARCH_PARAMS)
  return {
    openPurchases: (title, only = {}) => open(title, 'purchases', only),
    openComparable: (title, only = {}) => open(title, 'comparable', only),
    sheet: lots && isListed(lots.list) && (
      <BehindSheet
        title={lots.title}
        path={PATHS[lots.list]}
        input={{ ...filter, ...lots.only }}
        paging={lots.paging}
        onPaging={turnPage}
        onClose={close}
      />
    ),
  }
}
