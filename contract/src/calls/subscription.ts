import { z } from 'zod'
import { DURATIONS, type Tariff } from '@tendertap/domain/subscription/plans'
import { call } from '../call.ts'
import { currentSubscription } from '../entities/subscription.ts'
import { instant, nothing, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

const TARIFFS = ['standard', 'extended'] as const satisfies readonly Tariff[]
const tariff = z.enum(TARIFFS).nullable()
const months = z.literal(DURATIONS).nullable()

export const subscription = {
  'subscription/getCurrentSubscription': call({
    summary: 'Answers the workspace’s subscription, its limits and what is used of them.',
    access: 'signed in',
    writes: false,
    input: z.object({}),
    output: z.object({
      hasActiveSubscription: z.boolean(),
      subscription: currentSubscription.nullable(),
      /** The request that waits for the operator. */
      renewal: ours(z.object({ requestedAt: ours(instant), tariff: ours(tariff), months: ours(months) }).nullable()),
      /** Who can ask for a renewal. */
      administrators: ours(z.array(z.object({ fullName: ours(textOrNull), email: ours(z.string()) }))),
    }),
  }),
  'subscription/renewSubscription': call({
    summary: 'Asks the operator to renew the subscription; a repeat changes the request that waits.',
    access: ['admin'],
    writes: true,
    input: z.object({
      /** null when there has been none yet */
      subscriptionId: uuid.nullable().optional(),
      /** The price card that was chosen. */
      tariff: ours(tariff.optional()),
      months: ours(months.optional()),
    }),
    output: nothing,
    refusals: ['not_found', 'too_many_requests'],
  }),
}
