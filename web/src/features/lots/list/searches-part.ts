import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { ComponentType } from 'react'

/** The searches that the person keeps, which another feature shows over the catalogue. */
export type SearchesPart = ComponentType<{
  filter: LotFilter
  /** called with the whole new filter */
  onFilter(filter: LotFilter): unknown
}>
