import { z } from 'zod'
import { textOrNull } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { lot } from './lot.ts'
import { paged } from './paged.ts'

/** How many lots each choice would leave if the other filters stay. */
const counts = z.array(z.object({ value: ours(z.string()), count: ours(z.number().int()) }))

const FACETS = ['statuses', 'methods', 'regions', 'sources'] as const

const facets = z.object({
  statuses: ours(counts),
  methods: ours(counts),
  regions: ours(counts),
  sources: ours(counts),
  /** the facets that were counted; the others are estimated from a sample */
  exact: ours(z.array(z.enum(FACETS))),
})

/** Fewer words, and how many lots have them. */
const nearMatch = z.object({
  search: ours(z.string()),
  total: ours(z.number().int()),
  totalExact: ours(z.boolean()),
})

export const lotList = paged(lot).extend({
  /** The corrected words, when one of the words that were typed is in no lot. */
  searchedFor: ours(textOrNull),
  /** Synonyms and other spellings that were searched for beside the words. */
  alsoSearched: ours(z.array(z.string())),
  /** When two to five words together find nothing: each of them, and the best set of all but one; else null. */
  nearMatches: ours(z.array(nearMatch).nullable()),
  /** How many of the matching lots are open; null: not counted for this answer. */
  openTotal: ours(z.number().int().nullable()),
  /** null: not counted for this answer */
  facets: ours(facets.nullable()),
})
