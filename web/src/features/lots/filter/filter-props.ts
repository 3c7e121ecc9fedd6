import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { ReactNode } from 'react'
import type { LotList } from '../lot.ts'

/**
 * What a field of the panel changes. A typed one may come many times in a row: the browser's way back takes it as one
 * step.
 */
export type ChangeFilter = (changes: LotFilter, isTyped?: boolean) => unknown

/** How many lots each choice would leave. */
export type Facets = LotList['facets']

/** What every field of the panel is handed. */
export interface FilterProps {
  filter: LotFilter
  onChange: ChangeFilter
}

export interface FilterPanelProps extends FilterProps {
  /** all-lots: the status filter and what was published today are there only (spec 2 §2) */
  isCatalogue: boolean
  facets: Facets
  /** somebody looks at the choices: their figures are worth asking for */
  onLook(): void
  /** how many lots there are now; null: not known yet */
  total: { count: number; shown: string } | null
  onClear(): unknown
  /** shown at the end of the bar on wide screens */
  children?: ReactNode
}
