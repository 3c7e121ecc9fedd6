import { z } from 'zod'
import { WORKSPACE_TYPES } from '@tendertap/domain/workspaces/registration'
import { instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { subscription } from './subscription.ts'

export const workspaceType = z.enum(WORKSPACE_TYPES)

/** pending without dates, active with activateDate, declined with declineDate. */
export const workspace = z.object({
  id: uuid,
  name: z.string(),
  companyName: textOrNull,
  bin: textOrNull,
  type: workspaceType,
  contactPerson: textOrNull,
  contactEmail: textOrNull,
  contactPhone: textOrNull,
  createdAt: instant,
  activateDate: instant.nullable(),
  declineDate: instant.nullable(),
  SubscriptionOfWorkspace: z.array(subscription),
  /** Nobody there has a password yet: the e-mail with the link may have been lost. */
  awaitsPassword: ours(z.boolean()),
})
