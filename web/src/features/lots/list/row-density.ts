// How tall the rows of the table are: three lines each, or two (spec 2 §9: a row is at least 50 px tall).
import { useState } from 'react'
import { createStoredValue } from '../../../lib/storage.ts'

export const ROW_DENSITIES = ['comfortable', 'compact'] as const
export type RowDensity = (typeof ROW_DENSITIES)[number]

const storage = createStoredValue('lot-row-density')

export function toRowDensity(text: string | null): RowDensity {
  return ROW_DENSITIES.find((density) => density === text) ?? 'comfortable'
}

/** The density that this person has chosen, remembered in this browser. */
export function useRowDensity(): [RowDensity, (density: RowDensity) => void] {
  const [density, setDensity] = useState(() => toRowDensity(storage.read()))
  const choose = (chosen: RowDensity) => {
    storage.write(chosen)
    setDensity(chosen)
  }
  return [density, choose]
}
