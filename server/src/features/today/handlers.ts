import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { listTurnsFor } from '@tendertap/domain/lot-work/turn-facts'
import { hasAnyRole } from '@tendertap/domain/roles'
import type { SignedInPerson } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countMentions, readMentions } from './mentions.ts'
import { countChanged, readNews } from './news.ts'
import type { DayOf } from './person.ts'
import { presentDay } from './present.ts'
import { countWaiting, readWork } from './work.ts'

const describePerson = ({ userId, roles }: SignedInPerson): DayOf => ({
  userId,
  readsWork: hasAnyRole(roles, WORK_READERS),
  now: new Date(),
})

// The work and the news are read at the same time: in a workspace with thousands of lots in work each takes its time.
export const todayHandlers: Handlers<'today/getDay' | 'today/getCount'> = {
  'today/getDay': async (context, { since }) => {
    const person = describePerson(context.person)
    const turns = listTurnsFor(context.person.roles)
    const [[work, mentions], news] = await Promise.all([
      context.inScope((scope) => Promise.all([readWork(scope, person, turns), readMentions(scope, person)])),
      context.inScope((scope) => readNews(scope, person, since ?? null)),
    ])
    return presentDay({ ...work, ...mentions, ...news }, context.person)
  },

  'today/getCount': async (context) => {
    const person = describePerson(context.person)
    const turns = listTurnsFor(context.person.roles)
    const [[waiting, mentions], changed] = await Promise.all([
      context.inScope((scope) => Promise.all([countWaiting(scope, person, turns), countMentions(scope, person)])),
      context.inScope((scope) => countChanged(scope, person)),
    ])
    return { waiting, mentions, changed }
  },
}
