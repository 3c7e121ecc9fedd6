import { z } from 'zod'
import { PLANS, type Term } from '@tendertap/domain/subscription/plans'
import { instant, uuid } from '../fields/fields.ts'

const TERMS = ['monthly', 'quarterly', 'semiannual', 'annual'] as const satisfies readonly Term[]

const limits = {
  id: uuid,
  status: z.enum(['active', 'inactive']),
  startDate: instant,
  endDate: instant,
  maxUsers: z.number().int(),
  additionalUsers: z.number().int(),
  maxFilters: z.number().int(),
  additionalFilters: z.number().int(),
  currentUsers: z.number().int(),
  currentFilters: z.number().int(),
}

/** As the profile and the operator see it. */
export const subscription = z.object({ ...limits, plan: z.enum(PLANS) })

/** As the pricing page sees it: `plan` is the term with the nearest length. */
export const currentSubscription = z.object({ ...limits, plan: z.enum(TERMS) })
