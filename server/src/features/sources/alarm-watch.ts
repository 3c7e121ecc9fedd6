// Looks at every source and tells the operator what has begun and what has ended, once each.
import { ALARM_KINDS, findAlarms, type AlarmKind } from '@tendertap/domain/sources/alarms'
import { findCompleteUntil } from '@tendertap/domain/sources/list-progress'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DB } from '../../db/generated/schema.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { sendMessage } from '../../messages/send.ts'
import { beginAlarm, endAlarm, lockAlarms, noteCalm, openAlarms } from './alarm-queries.ts'
import { sourceFacts, type NamedFacts } from './facts.ts'

// Two looks: what comes and goes between them is one alarm, not a letter every five minutes.
const CALM_MS = 9 * 60_000

const isKind = (kind: string): kind is AlarmKind => ALARM_KINDS.some((known) => known === kind)

export function alarmJobs(db: Database, operatorEmail: string): JobHandlers<AllJobs, 'ingestion/watchAlarms'> {
  return { 'ingestion/watchAlarms': () => watchAlarms(db, operatorEmail, new Date()) }
}

/** `db` is the role `background`. The letters are asked for in the same transaction that remembers them. */
export async function watchAlarms(db: Database, operatorEmail: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAlarms(transaction)
    const open = await openAlarms(transaction)
    for (const facts of await sourceFacts(transaction, now)) {
      const raised = findAlarms(facts, now)
      const known = open.filter(({ source }) => source === facts.source)
      const look = { db: transaction, operatorEmail, facts, raised, now }
      for (const kind of raised)
        await hold(
          look,
          kind,
          known.find((alarm) => alarm.kind === kind),
        )
      for (const alarm of known) if (!raised.some((kind) => kind === alarm.kind)) await calm(look, alarm)
    }
  })
}

type OpenAlarm = Awaited<ReturnType<typeof openAlarms>>[number]

interface Look {
  db: Transaction<DB>
  operatorEmail: string
  facts: NamedFacts
  raised: readonly AlarmKind[]
  now: Date
}

async function hold(look: Look, kind: AlarmKind, known: OpenAlarm | undefined): Promise<void> {
  if (known?.calm_since) await noteCalm(look.db, known.id, null)
  if (known) return
  await beginAlarm(look.db, look.facts.source, kind, look.now)
  await tell(look, kind, look.now, null)
}

async function calm(look: Look, { id, kind, began_at, calm_since }: OpenAlarm): Promise<void> {
  if (calm_since === null) return noteCalm(look.db, id, look.now)
  if (look.now.getTime() - calm_since.getTime() < CALM_MS) return
  await endAlarm(look.db, id, look.now)
  // a token that was about to expire and now has expired is not well again
  const isWorse = kind === 'token_expires' && look.raised.includes('token_expired')
  if (isKind(kind) && !isWorse) await tell(look, kind, began_at, look.now)
}

async function tell(
  { db, operatorEmail: address, facts }: Look,
  alarm: AlarmKind,
  beganAt: Date,
  endedAt: Date | null,
): Promise<void> {
  await sendMessage(
    { db },
    {
      to: [{ name: null, address, language: 'ru' }],
      kind: 'source_alarm',
      facts: {
        source: facts.name,
        alarm,
        beganAt: beganAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        readAt: findCompleteUntil(facts.lists)?.toISOString() ?? null,
        tokenExpiresAt: facts.tokenExpiresAt?.toISOString() ?? null,
        openGaps: facts.openGaps,
        accessProblem: facts.accessProblem,
      },
    },
  )
}
