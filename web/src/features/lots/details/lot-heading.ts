import { createContext } from 'react'

/** The level of the headings in a lot's details: one below the lot's own heading, if it has one. */
export type LotHeadingLevel = 'h2' | 'h3' | 'h4'

/** Set by the place that shows the lot, so that a section has the right level wherever it stands. */
export const LotHeadingContext = createContext<LotHeadingLevel>('h2')
