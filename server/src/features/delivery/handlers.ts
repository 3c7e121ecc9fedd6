import type { delivery } from '@tendertap/contract/calls/delivery'
import type { Output } from '@tendertap/contract/calls/index'
import { findTroubles } from '@tendertap/domain/delivery/troubles'
import { readDatabaseTime } from '../../db/clock.ts'
import type { Handlers } from '../../http/handlers.ts'
import { groupDeadLetters, type DeadLetterGroup } from '../../jobs/dead-letters.ts'
import { toInstantText } from '../../platform/instant-text.ts'
import { listChannelCounts, listProblems, type ChannelCounts, type ProblemCount } from './queries.ts'

const DAY_MS = 86_400_000

export const deliveryHandlers: Handlers<keyof typeof delivery> = {
  'superadmin/getDelivery': (context) =>
    context.inScope(async ({ db }) => {
      const now = await readDatabaseTime(db)
      const since = new Date(now.getTime() - DAY_MS)
      const period = { since, until: now }
      const channels = await listChannelCounts(db, period)
      const problems = await listProblems(db, period)
      const deadLetters = await groupDeadLetters(db, new Date(now.getTime() - 7 * DAY_MS))
      return present({ channels, problems, deadLetters }, since, now)
    }),
}

interface Found {
  channels: ChannelCounts[]
  problems: ProblemCount[]
  deadLetters: DeadLetterGroup[]
}

function present({ channels, problems, deadLetters }: Found, since: Date, now: Date): Output<'superadmin/getDelivery'> {
  const [waitingSince = null] = channels
    .flatMap((channel) => channel.waitingSince ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  const facts = {
    failed: channels.reduce((sum, { failed }) => sum + failed, 0),
    deadLetters: deadLetters.filter(({ lastAt }) => lastAt > since).length,
    waitingSince,
  }
  return {
    at: now.toISOString(),
    troubles: findTroubles(facts, now),
    channels: channels.map((channel) => ({ ...channel, waitingSince: toInstantText(channel.waitingSince) })),
    problems: problems.map((problem) => ({ ...problem, lastAt: problem.lastAt.toISOString() })),
    deadLetters: deadLetters.map((group) => ({
      ...group,
      firstAt: group.firstAt.toISOString(),
      lastAt: group.lastAt.toISOString(),
    })),
  }
}
