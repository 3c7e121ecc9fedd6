import { z } from 'zod'
import { call } from '../call.ts'
import { catalogueId, catalogueNumber, instant, nothing, requiredText, textOrNull } from '../fields/fields.ts'

const own = { access: 'member', needsSubscription: true, ours: true } as const
const named = { nameRu: textOrNull, nameKz: textOrNull, nameEn: textOrNull, since: instant }

export const following = {
  'following/getAll': call({
    ...own,
    summary: 'Lists the customers and tenders that the person follows, the latest first.',
    writes: false,
    input: z.object({}),
    output: z.object({
      customers: z.array(z.object({ id: catalogueNumber, ...named })),
      tenders: z.array(z.object({ id: catalogueNumber, code: z.string(), ...named })),
    }),
  }),
  'following/followCustomer': call({
    ...own,
    summary: 'The person is told of new lots of this customer.',
    writes: true,
    input: z.object({ name: requiredText(1000) }),
    output: z.object({ id: catalogueNumber }),
    refusals: ['not_found', 'follow_limit'],
  }),
  'following/unfollowCustomer': call({
    ...own,
    summary: 'The person is no longer told of new lots of this customer.',
    writes: true,
    input: z.object({ customerId: catalogueId }),
    output: nothing,
  }),
  'following/followTender': call({
    ...own,
    summary: 'The person is told of changes of this tender.',
    writes: true,
    input: z.object({ tenderId: catalogueId }),
    output: nothing,
    refusals: ['not_found', 'follow_limit'],
  }),
  'following/unfollowTender': call({
    ...own,
    summary: 'The person is no longer told of changes of this tender.',
    writes: true,
    input: z.object({ tenderId: catalogueId }),
    output: nothing,
  }),
}
