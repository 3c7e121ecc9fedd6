import { createContext } from 'react'
import type { HeadingLevel } from '../../../ui/Heading.tsx'

/**
 * The level of the headings in a lot's details: one below the lot's own heading, if it has one. Set by the place that
 * shows the lot, so that a section has the right level wherever it stands.
 */
export const LotHeadingContext = createContext<HeadingLevel>(2)
