// Where a lot is shown. What other features show on it has room for less in a row, and some words differ by screen.
import { createContext } from 'react'

export type LotPlace = 'row' | 'catalogue' | 'rating' | 'potential'

/** catalogue: a card of all lots, and the page of the tender */
export const LotPlaceContext = createContext<LotPlace>('catalogue')

/** A card on which a lot is decided: rate lots and potential lots. */
export const isDecision = (place: LotPlace): boolean => place === 'rating' || place === 'potential'
