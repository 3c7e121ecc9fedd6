import { z } from 'zod'
import { textOrNull } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { lot } from './lot.ts'
import { paged } from './paged.ts'

/** How many lots each choice would leave, the other filters as they are. */
const counts = z.array(z.object({ value: ours(z.string()), count: ours(z.number().int()) }))

const FACETS = ['statuses', 'methods', 'regions', 'sources'] as const

const facets = z.object({
  statuses: ours(counts),
  methods: ours(counts),
  regions: ours(counts),
  sources: ours(counts),
  /** those that were counted; the others are reckoned from a sample */
  exact: ours(z.array(z.enum(FACETS))),
})

export const lotList = paged(lot).extend({
  /** The words searched for instead, where nothing was found for those that were typed. */
  searchedFor: ours(textOrNull),
  /** null: not counted for this answer */
  facets: ours(facets.nullable()),
})
