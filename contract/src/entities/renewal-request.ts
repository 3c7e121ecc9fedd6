import { z } from 'zod'
import { DURATIONS, type Tariff } from '@tendertap/domain/subscription/plans'
import { instant, textOrNull, uuid } from '../fields/fields.ts'

const TARIFFS = ['standard', 'extended'] as const satisfies readonly Tariff[]

/** A workspace asks to renew its subscription. Assigning one closes the request. */
export const renewalRequest = z.object({
  id: uuid,
  workspaceId: uuid,
  workspaceName: z.string(),
  contactPerson: textOrNull,
  contactEmail: textOrNull,
  contactPhone: textOrNull,
  /** The price card that was chosen; null: the same as before. */
  tariff: z.enum(TARIFFS).nullable(),
  months: z.literal(DURATIONS).nullable(),
  requestedAt: instant,
  closedAt: instant.nullable(),
  /** When the running subscription ends; null when none runs. */
  subscriptionEndDate: instant.nullable(),
})
