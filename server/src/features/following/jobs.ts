// Tells people what happened to what they follow. Changes of one moment are one notice, however many lots they concern.
import { noteChanges } from '@tendertap/domain/notifications/noticed-change'
import { TOLD_DAYS } from '@tendertap/domain/notifications/notices'
import { FRESH_DAYS } from '@tendertap/domain/saved-searches/saved-searches'
import { readDatabaseTime } from '../../db/clock.ts'
import type { Database } from '../../db/database.ts'
import { inWorkspace, type Scope } from '../../db/scope.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { listConcerned, tellAboutLots } from '../lots/tell-about-lots.ts'
import {
  listChangesOfMoment,
  listConcernedLots,
  listFollowersOfCustomers,
  listFollowersOfTender,
  type ChangeOfMoment,
} from './followers.ts'

const DAY_MS = 86_400_000
const CAUSE = { causedBy: null } as const

/** `db` is the role `background`. */
export function followingJobs(db: Database): JobHandlers<AllJobs, 'following/tell'> {
  return {
    'following/tell': async ({ workspaceId, tenderId, seq }) => {
      const now = await readDatabaseTime(db)
      await inWorkspace(db, workspaceId, async (scope) => {
        const changes = await listChangesOfMoment(scope, tenderId, seq)
        await tellOfNews(scope, tenderId, changes, now)
        await tellOfNewLots(scope, tenderId, changes, now)
      })
    },
  }
}

async function tellOfNews(
  scope: Scope,
  tenderId: number,
  changes: readonly ChangeOfMoment[],
  now: Date,
): Promise<void> {
  const noticed = noteChanges(changes)
  const [first] = changes
  if (!noticed || !first || now.getTime() - first.at.getTime() > TOLD_DAYS * DAY_MS) return
  const named = await listFollowersOfTender(scope, tenderId, first.seq)
  if (named.length === 0) return
  // who voted for a lot that has changed, or works on it, hears of it as of their own (lot_changed)
  const seqs = changes.map(({ seq }) => seq)
  const except = await listConcerned(scope, await listConcernedLots(scope, tenderId, seqs))
  const lotId = changes.find(({ kind, ...change }) => kind !== 'published' && change.lotId !== null)?.lotId
  const told = {
    lotId: lotId ?? first.firstLotId,
    key: `tender:${tenderId}:${first.at.toISOString()}`,
    facts: { ...noticed, followed: 'tender' as const },
    named,
    except,
  }
  await tellAboutLots(scope, 'followed_news', [told], CAUSE)
}

async function tellOfNewLots(
  scope: Scope,
  tenderId: number,
  changes: readonly ChangeOfMoment[],
  now: Date,
): Promise<void> {
  const [first] = changes
  const lotIds = changes.flatMap(({ kind, lotId }) => (kind === 'published' && lotId !== null ? [lotId] : []))
  if (!first || lotIds.length === 0) return
  // history that comes late is no news
  const since = new Date(now.getTime() - FRESH_DAYS * DAY_MS)
  const customers = await listFollowersOfCustomers(scope, lotIds, since)
  const told = customers.map(({ customerId, lotId, userIds }) => ({
    lotId,
    key: `customer:${customerId}:${tenderId}:${first.at.toISOString()}`,
    facts: { kinds: [], followed: 'customer' as const },
    named: userIds,
  }))
  await tellAboutLots(scope, 'followed_news', told, CAUSE)
}
