import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { MAX_FOLLOWED } from '@tendertap/domain/following/following'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import {
  countOthers,
  findCustomer,
  follow,
  hasTender,
  listCustomers,
  listTenders,
  unfollow,
  type Followed,
} from './queries.ts'

type Calls =
  | 'following/getAll'
  | 'following/followCustomer'
  | 'following/unfollowCustomer'
  | 'following/followTender'
  | 'following/unfollowTender'

const toWire = <R extends { since: Date }>({ since, ...row }: R) => ({ ...row, since: since.toISOString() })

export const followingHandlers: Handlers<Calls> = {
  'following/getAll': (context) =>
    context.inScope(async (scope) => {
      const { userId } = context.person
      const customers = await listCustomers(scope, userId)
      const tenders = await listTenders(scope, userId)
      return { customers: customers.map(toWire), tenders: tenders.map(toWire) }
    }),

  // locked, so that nobody follows more than allowed
  'following/followCustomer': (context, { name }) =>
    context.inLockedWorkspace(async (scope) => {
      const id = await findCustomer(scope, toCompanyKey(name))
      if (id === null) throw new AppError('not_found')
      await begin(context, scope, { customerId: id })
      return { id }
    }),

  'following/unfollowCustomer': (context, { customerId }) =>
    context.inScope((scope) => end(context, scope, { customerId })),

  'following/followTender': (context, { tenderId }) =>
    context.inLockedWorkspace(async (scope) => {
      if (!(await hasTender(scope, tenderId))) throw new AppError('not_found')
      await begin(context, scope, { tenderId })
      return {}
    }),

  'following/unfollowTender': (context, { tenderId }) => context.inScope((scope) => end(context, scope, { tenderId })),
}

async function begin(context: SignedInContext, scope: Scope, followed: Followed): Promise<void> {
  const { userId } = context.person
  if ((await countOthers(scope, userId, followed)) >= MAX_FOLLOWED) throw new AppError('follow_limit')
  await follow(scope, userId, followed)
  await announceFollowed(context, scope, followed)
}

async function end(context: SignedInContext, scope: Scope, followed: Followed) {
  await unfollow(scope, context.person.userId, followed)
  await announceFollowed(context, scope, followed)
  return {}
}

async function announceFollowed(context: SignedInContext, scope: Scope, { customerId, tenderId }: Followed) {
  const id = String(customerId ?? tenderId)
  context.nameObject(id)
  await announce(scope, { kind: 'following', id, userId: context.person.userId })
}
