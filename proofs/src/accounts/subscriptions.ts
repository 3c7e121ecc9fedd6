// spec 1 §5: the subscription that the operator assigns by hand.
import { addCalendarMonths } from '@tendertap/domain/clock'
import { calculateEndDate, type Duration } from '@tendertap/domain/subscription/plans'
import { makePrincipal, makeTenant, makeToken } from '../guards/tenants.ts'
import type { Rule, World } from './world.ts'

const TERMS: readonly (readonly [Duration, string])[] = [
  [1, 'monthly'],
  [3, 'quarterly'],
  [6, 'semiannual'],
  [12, 'annual'],
]
const SMALLEST = { maxUsers: 1, additionalUsers: 0, maxFilters: 1, additionalFilters: 0 }

/** Assigns a subscription to a new company whose last one has ended. */
async function assign({ db, send, tokens }: World, changes: object, months: Duration = 1) {
  const { workspaceId } = await makeTenant(db, { mark: 'operator', subscribed: false })
  const start = new Date()
  const dates = { startDate: start.toISOString(), endDate: calculateEndDate(start, months).toISOString() }
  const reply = await send(
    'superadmin/setManualSubscription',
    { workspaceId, plan: 'trial', ...SMALLEST, ...dates, ...changes },
    tokens.superadmin,
  )
  const rows = await db.selectFrom('subscription').select('id').where('workspace_id', '=', workspaceId).execute()
  return { reply, workspaceId, added: rows.length - 1 }
}

function refuses(what: string, changes: object, field: string): Rule {
  return {
    rule: `manual subscription: ${what} is refused`,
    holds: async (world) => {
      const { reply, added } = await assign(world, changes)
      // a start that is no date makes the end wrong, too, so only the first problem is compared
      return reply.status === 400 && reply.problems[0]?.split(' ')[0] === field && added === 0
    },
  }
}

function accepts(what: string, changes: object): Rule {
  return {
    rule: `manual subscription: ${what} is accepted`,
    holds: async (world) => {
      const { reply, added } = await assign(world, changes)
      return (
        reply.status === 200 &&
        added === 1 &&
        Object.entries(changes).every(([field, value]) => reply.body[field] === value)
      )
    },
  }
}

function refusesPeriod(what: string, code: string, start: Date, months: number): Rule {
  const dates = { startDate: start.toISOString(), endDate: addCalendarMonths(start, months).toISOString() }
  return {
    rule: `manual subscription: ${what} is refused`,
    holds: async (world) => {
      const { reply, added } = await assign(world, dates)
      return reply.status === 400 && reply.body['code'] === code && added === 0
    },
  }
}

export const SUBSCRIPTIONS: readonly Rule[] = [
  accepts('the least of every number', SMALLEST),
  refuses('max users of 0', { maxUsers: 0 }, 'maxUsers'),
  refuses('additional users below 0', { additionalUsers: -1 }, 'additionalUsers'),
  refuses('max filters of 0', { maxFilters: 0 }, 'maxFilters'),
  refuses('additional filters below 0', { additionalFilters: -1 }, 'additionalFilters'),
  refuses('half a user', { maxUsers: 1.5 }, 'maxUsers'),
  accepts('the plan trial', { plan: 'trial' }),
  accepts('the plan commercial', { plan: 'commercial' }),
  refuses('the plan free', { plan: 'free' }, 'plan'),
  refuses('a start that is no ISO string', { startDate: '01.02.2027' }, 'startDate'),
  refuses('an end that is no ISO string', { endDate: 1_800_000_000_000 }, 'endDate'),
  refusesPeriod('a duration of two months', 'subscription_period', new Date(), 2),
  refusesPeriod('a start in the past', 'subscription_in_past', addCalendarMonths(new Date(), -1), 3),
  ...TERMS.map(([months, plan]): Rule => ({
    rule: `manual subscription: a duration of ${months} is accepted, and the company sees it as ${plan}`,
    holds: async (world) => {
      const { reply, workspaceId } = await assign(world, {}, months)
      const member = await makeToken(world.db, await makePrincipal(world.db, workspaceId, ['lead']))
      const current = (await world.send('subscription/getCurrentSubscription', {}, member)).body['subscription'] as {
        plan?: string
      } | null
      return reply.status === 200 && current?.plan === plan
    },
  })),
  ...[2, 0, 24].map((months): Rule => ({
    rule: `durations: ${months} months is refused`,
    holds: async ({ send, tokens }) =>
      (
        await send('subscription/renewSubscription', { subscriptionId: null, months }, tokens.admin)
      ).problems[0]?.startsWith('months ') === true,
  })),
]
