import { z } from 'zod'
import { DURATIONS, type Tariff } from '@tendertap/domain/subscription/plans'
import { call } from './call.ts'
import { currentSubscription } from './entities/subscription.ts'
import { nothing, uuid } from './fields.ts'
import { ours } from './ours.ts'

const TARIFFS = ['standard', 'extended'] as const satisfies readonly Tariff[]

export const subscription = {
  'subscription/getCurrentSubscription': call({
    summary: 'Answers the workspace’s subscription, its limits and what is used of them.',
    access: 'signed in',
    writes: false,
    input: z.object({}),
    output: z.object({ hasActiveSubscription: z.boolean(), subscription: currentSubscription.nullable() }),
  }),
  'subscription/renewSubscription': call({
    summary: 'Asks the operator to renew the subscription; a payment notice follows.',
    access: ['admin'],
    writes: true,
    input: z.object({
      /** null when there has been none yet */
      subscriptionId: uuid.nullable().optional(),
      /** The price card that was chosen. */
      tariff: ours(z.enum(TARIFFS).nullable().optional()),
      months: ours(z.literal(DURATIONS).nullable().optional()),
    }),
    output: nothing,
    refusals: ['not_found'],
  }),
}
