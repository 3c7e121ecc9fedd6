import type { Output } from '../calls/index.ts'
import type { subscription as subscriptionCalls } from '../calls/subscription.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

/** Also a part of the profile and of a workspace. */
export const subscription: Output<'superadmin/setManualSubscription'> = {
  id: STAND_INS.subscriptionId,
  plan: 'commercial',
  status: 'active',
  startDate: '2026-10-01T00:00:00.000Z',
  endDate: '2027-01-01T00:00:00.000Z',
  maxUsers: 5,
  additionalUsers: 0,
  maxFilters: 5,
  additionalFilters: 0,
  currentUsers: 4,
  currentFilters: 3,
}

export const subscriptionExamples: Examples<keyof typeof subscriptionCalls> = {
  'subscription/getCurrentSubscription': [
    {
      input: {},
      output: {
        hasActiveSubscription: true,
        subscription: { ...subscription, plan: 'quarterly' },
        renewal: { requestedAt: '2026-11-14T05:30:00.000Z', tariff: 'extended', months: 12 },
        administrators: [{ fullName: 'Айгерим Жолова', email: STAND_INS.email }],
      },
    },
  ],
  'subscription/renewSubscription': [
    { title: 'As it is', input: { subscriptionId: STAND_INS.subscriptionId }, output: {} },
    {
      title: 'By a price card',
      input: { subscriptionId: STAND_INS.subscriptionId, tariff: 'extended', months: 12 },
      output: {},
    },
  ],
}
