import { words } from '@tendertap/domain/words/en'
import { createPlural } from '@tendertap/domain/words/plural'
import type { SubscriptionTexts } from '../ru/subscription.ts'

const plural = createPlural('en')

export const texts: SubscriptionTexts = {
  title: 'Subscription',
  months: words.months,
  current: {
    title: 'Current subscription',
    failed: 'The subscription could not be loaded',
    terms: { monthly: 'For a month', quarterly: 'For a quarter', semiannual: 'For half a year', annual: 'For a year' },
    active: 'Active',
    ended: 'Ended',
    starts: 'Starts',
    ends: 'Ends',
    users: 'Users',
    filters: 'Interest profiles',
    usedOf: (used, limit) => `${used} of ${limit}`,
    noneTitle: 'No subscription yet',
    noneText: 'Choose a plan below and the operator will send a payment notice.',
  },
  renew: {
    action: 'Renew the subscription',
    done: 'The renewal request has been created. Please await the payment notice.',
    failed: 'The subscription could not be renewed. Please try again later.',
    pending: (when) => `The renewal request was sent on ${when}. Please await the payment notice.`,
    request: (tariff, months, total) => `${tariff} plan, ${months}, ${total}.`,
    whoCan: 'Your administrator can renew the subscription and choose a plan:',
  },
  obstacles: {
    administrators_only: 'Only an administrator can do this.',
    trial: 'A trial cannot be renewed: choose a plan below.',
    no_subscription: 'There is nothing to renew yet: choose a plan below.',
  },
  tariffs: {
    title: 'Plans',
    note: 'Prices are in tenge. Access opens within one working day of the payment.',
    names: words.tariffs,
    users: (count) => `${count} ${plural(count, { one: 'user', other: 'users' })}`,
    filters: (count) => `${count} interest ${plural(count, { one: 'profile', other: 'profiles' })}`,
    terms: 'Term',
    perMonth: (price) => `${price} a month`,
    discount: (percent) => `−${percent}%`,
    select: (total) => `Select for ${total}`,
  },
  banner: {
    ended: (date) => `The subscription ended on ${date}`,
    trialEnded: (date) => `The trial ended on ${date}`,
    none: 'No subscription has been assigned yet',
    paused: 'The catalogue of lots, new votes and taking lots into work are paused.',
    works:
      'Everything else works as before: lots already in work with their documents, prices and placement, results, settings. Nothing has been deleted.',
    renew: 'Renew the subscription',
    ask: 'Ask your administrator to renew the subscription:',
  },
}
