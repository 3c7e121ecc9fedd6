import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { ReactNode } from 'react'
import type { LotList } from '../lot.ts'

/**
 * Changes some fields of the filter. Typing causes many changes in a row (`isTyped`): together they are one step of the
 * browser's history.
 */
export type ChangeFilter = (changes: LotFilter, isTyped?: boolean) => unknown

/** How many lots match each choice. */
export type Facets = LotList['facets']

/** What every field of the panel is handed. */
export interface FilterProps {
  filter: LotFilter
  onChange: ChangeFilter
}

export interface FilterPanelProps extends FilterProps {
  /** true on all-lots: only there are the filters "status" and "published today" (spec 2 §2) */
  isCatalogue: boolean
  facets: Facets
  /** the choices are opened, so their counts are needed */
  onOpenChoices(): void
  /** how many lots there are now; null: not known yet */
  total: { count: number; shown: string } | null
  onClear(): unknown
  /** shown at the end of the bar on wide screens */
  children?: ReactNode
}
