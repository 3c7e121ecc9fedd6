import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { listTurnsFor } from '@tendertap/domain/lot-work/turn-facts'
import { hasAnyRole } from '@tendertap/domain/roles'
import type { SignedInPerson } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentDay } from './present.ts'
import { countDay, readDay, type DayOf } from './queries.ts'

/** Those who do not see the lots in work hear only of the lots on which they voted. */
function describePerson({ userId, roles }: SignedInPerson): DayOf {
  return { userId, readsWork: hasAnyRole(roles, WORK_READERS), turns: listTurnsFor(roles), now: new Date() }
}

export const todayHandlers: Handlers<'today/getDay' | 'today/getCount'> = {
  'today/getDay': (context, { since }) =>
    context.inScope(async (scope) =>
      presentDay(await readDay(scope, describePerson(context.person), since ?? null), context.person),
    ),

  'today/getCount': (context) => context.inScope((scope) => countDay(scope, describePerson(context.person))),
}
