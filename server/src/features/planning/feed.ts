// What a calendar program reads at a person's secret address: when the applications of the lots in work end, and when
// the person's own steps have to begin. It names lots and no people.
import { chooseLanguage, pickText, type Language } from '@tendertap/domain/languages'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { hasAnyRole, type Role } from '@tendertap/domain/roles'
import { WORDS } from '@tendertap/domain/words/all'
import { planWork, type PlanBasis } from '@tendertap/domain/working-days/plan'
import { STEP_RULES } from '@tendertap/domain/working-days/steps'
import type { Database } from '../../db/database.ts'
import type { Scoper } from '../../db/scope.ts'
import { hashSecret } from '../../messages/hash-secret.ts'
import { readBasis } from './basis.ts'
import { FEED_WORDS } from './feed-words.ts'
import { writeCalendar, type CalendarEvent } from './icalendar.ts'
import { findFeedPerson, listLotsInWork, type FeedPerson, type LotInWork } from './queries.ts'

const NAME = 'Tendertap'
/** A calendar shows what ended so long ago, and no more lots than a person can follow. */
const DAYS_BACK = 30
const MAX_LOTS = 500
const REMIND_BEFORE = ['P1D', 'PT3H']

/** Answers the calendar behind a secret; null when there is none. */
export function readCalendar(database: Database, inScope: Scoper) {
  return async (secret: string): Promise<string | null> => {
    const person = await findFeedPerson(database, hashSecret(secret))
    if (!person) return null
    const now = new Date()
    return writeCalendar(NAME, await listEvents(person, inScope, now), now)
  }
}

/** None for somebody who may not see the lots in work now; the subscription stays and fills again later. */
async function listEvents(person: FeedPerson, inScope: Scoper, now: Date): Promise<CalendarEvent[]> {
  if (!hasAnyRole(person.roles, WORK_READERS)) return []
  const language = chooseLanguage(person.lang, null)
  return inScope(
    person.workspaceId,
    async (scope) => {
      const endAfter = new Date(now.getTime() - DAYS_BACK * 24 * 3_600_000)
      const [basis, lots] = await Promise.all([readBasis(scope), listLotsInWork(scope, { endAfter, limit: MAX_LOTS })])
      return lots.flatMap((lot) => describeLot(lot, basis, { language, roles: person.roles, now }))
    },
    'read only',
  )
}

interface Reader {
  language: Language
  roles: readonly Role[]
  now: Date
}

export function describeLot(lot: LotInWork, basis: PlanBasis, { language, roles, now }: Reader): CalendarEvent[] {
  const words = FEED_WORDS[language]
  const name = pickText({ ru: lot.nameRu, kz: lot.nameKz, en: lot.nameEn }, language) ?? lot.number
  const plan = planWork(lot, basis, now)
  const number = `${words.lot} ${lot.number}`
  const description = plan ? `${WORDS[language].planStates[plan.state]}\n${number}` : number
  const own = (plan?.steps ?? []).filter(({ step }) => hasAnyRole(roles, STEP_RULES[step].by))
  return [
    {
      uid: `lot-${lot.lotId}-end@tendertap`,
      summary: `${words.end}: ${name}`,
      description,
      start: lot.applicationEndAt,
      remindBefore: REMIND_BEFORE,
    },
    ...own.map(({ step, startBy }) => ({
      uid: `lot-${lot.lotId}-${step}@tendertap`,
      summary: `${words.start[step]}: ${name}`,
      description,
      start: startBy,
    })),
  ]
}
