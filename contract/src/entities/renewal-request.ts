import { z } from 'zod'
import { DURATIONS, type Tariff } from '@tendertap/domain/subscription/plans'
import { instant, textOrNull, uuid } from '../fields/fields.ts'

const TARIFFS = ['standard', 'extended'] as const satisfies readonly Tariff[]

/** A workspace asks for more; giving it a subscription answers the request. */
export const renewalRequest = z.object({
  id: uuid,
  workspaceId: uuid,
  workspaceName: z.string(),
  contactPerson: textOrNull,
  contactEmail: textOrNull,
  contactPhone: textOrNull,
  /** The price card that was chosen; null: as before. */
  tariff: z.enum(TARIFFS).nullable(),
  months: z.literal(DURATIONS).nullable(),
  requestedAt: instant,
  closedAt: instant.nullable(),
  /** When the running subscription ends; null when none runs. */
  subscriptionEndDate: instant.nullable(),
})
