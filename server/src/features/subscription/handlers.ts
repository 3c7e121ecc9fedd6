import { calculatePrice, findNearestTerm } from '@tendertap/domain/subscription/plans'
import { chooseLanguage } from '@tendertap/domain/languages'
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { sendMessage } from '../../messages/send.ts'
import { announce } from '../../events/announce.ts'
import { AppError } from '../../platform/app-error.ts'
import { readSubscription } from '../session/me.ts'
import { findLatestSubscription, readPerson, readWorkspaceName } from '../session/queries.ts'
import { listAdministrators, isOwnSubscription, findPendingRenewal, requestRenewal } from './queries.ts'

type RenewalRequest = ParsedInput<'subscription/renewSubscription'>

// Each change of mind is a letter to the operator.
const REQUESTS: Limit = { name: 'renewal', attempts: 20, perSeconds: 60 * 60 }

export function subscriptionHandlers(
  operatorEmail: string,
): Handlers<'subscription/getCurrentSubscription' | 'subscription/renewSubscription'> {
  return {
    'subscription/getCurrentSubscription': (context) =>
      context.inScope(async (scope) => {
        const subscription = scope.workspaceId ? await readSubscription(scope) : null
        const renewal = await findPendingRenewal(scope)
        return {
          hasActiveSubscription: subscription?.status === 'active',
          subscription: subscription && {
            ...subscription,
            plan: findNearestTerm(new Date(subscription.startDate), new Date(subscription.endDate)),
          },
          renewal: renewal && {
            requestedAt: renewal.requested_at.toISOString(),
            tariff: renewal.tariff,
            months: renewal.months,
          },
          administrators: (await listAdministrators(scope)).map(({ full_name, email }) => ({
            fullName: full_name,
            email,
          })),
        }
      }),

    'subscription/renewSubscription': (context, request) =>
      context.inScope(async (scope) => {
        const { userId, workspaceId } = context.person
        const { subscriptionId = null, tariff = null, months = null } = request
        if (subscriptionId !== null && !(await isOwnSubscription(scope, subscriptionId)))
          throw new AppError('not_found')
        const { id, isNews } = await requestRenewal(scope, { userId, subscriptionId, tariff, months })
        context.nameObject(id)
        // a repeated click sends no second letter
        if (isNews) {
          if (!(await withinLimit(scope.db, REQUESTS, workspaceId ?? userId))) throw new AppError('too_many_requests')
          await notifyBothSides(scope, userId, { subscriptionId, tariff, months }, operatorEmail)
        }
        await announce(scope, { kind: 'subscription', id })
        return {}
      }),
  }
}

async function notifyBothSides(
  scope: Scope,
  userId: string,
  { tariff, months }: RenewalRequest,
  operatorEmail: string,
): Promise<void> {
  const person = await readPerson(scope, userId)
  const last = await findLatestSubscription(scope)
  const chosen = tariff && months ? { tariff, months, total: calculatePrice(tariff, months).total } : null
  await sendMessage(scope, {
    kind: 'renewal_requested',
    facts: { chosen },
    to: [{ userId, name: person.full_name, address: person.email, language: chooseLanguage(person.lang, null) }],
  })
  await sendMessage(scope, {
    kind: 'renewal_for_operator',
    to: [{ name: null, address: operatorEmail, language: 'ru' }],
    facts: {
      company: await readWorkspaceName(scope),
      askedBy: person.full_name ?? person.email,
      email: person.email,
      endsAt: last?.ends_at.toISOString() ?? null,
      chosen,
    },
  })
}
