import { z } from 'zod'
import { textOrNull, uuid } from '../fields/fields.ts'

export const interest = z.object({
  id: uuid,
  name: z.string(),
  keywords: z.array(z.string()),
  description: textOrNull,
  minScore: z.number(),
  filter: z.object({
    statuses: z.array(z.string()),
    purchaseMethods: z.array(z.string()),
    companies: z.array(z.string()),
  }),
  companiesListIds: z.array(uuid),
  companiesLists: z.array(z.object({ id: uuid })),
  color: z.string(),
})
