import { z } from 'zod'
import { instant, uuid } from '../fields/fields.ts'

export const companyList = z.object({
  id: uuid,
  name: z.string(),
  companies: z.array(z.string()),
  updatedAt: instant,
})
