import { DELIVERY_TROUBLES } from '@tendertap/domain/delivery/troubles'
import { CHANNELS } from '@tendertap/domain/notifications/categories'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant } from '../fields/fields.ts'

const count = z.number().int().nonnegative()

export const delivery = {
  'superadmin/getDelivery': call({
    summary: 'Tells whether what the product sends arrives, and which background jobs were given up: figures alone.',
    access: ['superadmin'],
    writes: false,
    ours: true,
    input: z.object({}),
    output: z.object({
      /** the server's time; the screen counts ages from it */
      at: instant,
      /** of the last 24 hours; empty: all is well */
      troubles: z.array(z.enum(DELIVERY_TROUBLES)),
      /** the outcomes of the last 24 hours, and what waits now */
      channels: z.array(
        z.object({
          channel: z.enum(CHANNELS),
          sent: count,
          failed: count,
          /** it may have arrived: the other side did not say */
          uncertain: count,
          /** not to be sent: unwanted, or the person cannot be reached */
          dropped: count,
          waiting: count,
          waitingSince: instant.nullable(),
        }),
      ),
      /** of the last 24 hours, what failed first. waiting: it will be tried again */
      problems: z.array(
        z.object({
          channel: z.enum(CHANNELS),
          outcome: z.enum(['failed', 'uncertain', 'waiting', 'dropped']),
          /** in the product's own words, without names and addresses */
          problem: z.string(),
          count,
          lastAt: instant,
        }),
      ),
      /** jobs whose last try failed in the last seven days, the latest first */
      deadLetters: z.array(
        z.object({ job: z.string(), problem: z.string(), count, firstAt: instant, lastAt: instant }),
      ),
    }),
  }),
}
