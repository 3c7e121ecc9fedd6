import { z } from 'zod'
import { textOrNull } from '../fields.ts'
import { ours } from '../ours.ts'
import { lot } from './lot.ts'
import { paged } from './paged.ts'

/** How many lots each choice would leave, the other filters as they are. */
const counts = z.array(z.object({ value: ours(z.string()), count: ours(z.number().int()) }))

const facets = z.object({
  statuses: ours(counts),
  methods: ours(counts),
  regions: ours(counts),
  sources: ours(counts),
  /** false: reckoned from a sample */
  exact: ours(z.boolean()),
})

export const lotList = paged(lot).extend({
  /** The words searched for instead, where nothing was found for those that were typed. */
  searchedFor: ours(textOrNull),
  /** null: not counted for this answer */
  facets: ours(facets.nullable()),
})
