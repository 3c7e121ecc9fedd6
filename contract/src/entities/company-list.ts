import { z } from 'zod'
import { instant, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

export const companyList = z.object({
  id: uuid,
  name: z.string(),
  companies: z.array(z.string()),
  updatedAt: instant,
  /** the interest profiles that use it, by name */
  interests: ours(z.array(z.object({ id: ours(uuid), name: ours(z.string()) }))),
})
