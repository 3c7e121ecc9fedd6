import { ABBREVIATIONS } from './abbreviations.ts'
import { CUSTOMER_NAMES } from './customers.ts'
import { GOODS } from './goods.ts'
import { INFLECTIONS } from './inflections.ts'
import { LAYOUTS } from './layouts.ts'
import { PLAIN_KAZAKH } from './plain-kazakh.ts'
import type { LabelledQuery, QueryKind } from './query.ts'
import { REVIEW } from './review.ts'
import { SERVICES } from './services.ts'
import { TWO_WORDS } from './two-words.ts'
import { TYPOS } from './typos.ts'

export const QUERIES: Readonly<Record<QueryKind, readonly LabelledQuery[]>> = {
  goods: GOODS,
  services: SERVICES,
  abbreviation: ABBREVIATIONS,
  inflection: INFLECTIONS,
  typo: TYPOS,
  layout: LAYOUTS,
  'kazakh without its letters': PLAIN_KAZAKH,
  'two words': TWO_WORDS,
  'customer name': CUSTOMER_NAMES,
  review: REVIEW,
}
