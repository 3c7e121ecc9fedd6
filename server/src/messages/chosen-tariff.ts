import { DURATIONS } from '@tendertap/domain/subscription/plans'
import { z } from 'zod'

/** The plan that a company chose when it asked for a renewal, as the letters about the request store it. */
export const chosenTariff = z.strictObject({
  tariff: z.enum(['standard', 'extended']),
  months: z.literal(DURATIONS),
  total: z.number(),
})
