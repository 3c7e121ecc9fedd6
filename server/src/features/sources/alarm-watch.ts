// Checks every source and writes to the operator once when an alarm begins and once when it ends.
import { ALARM_KINDS, findAlarms, type AlarmKind } from '@tendertap/domain/sources/alarms'
import { findCompleteUntil } from '@tendertap/domain/sources/list-progress'
import type { Transaction } from 'kysely'
import { readDatabaseTime } from '../../db/clock.ts'
import type { Database } from '../../db/database.ts'
import type { DB } from '../../db/generated/schema.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { sendMessage } from '../../messages/send.ts'
import { beginAlarm, endAlarm, lockAlarms, setCalmSince, listOpenAlarms } from './alarm-queries.ts'
import { listSourceFacts, type NamedFacts } from './facts.ts'

// Two checks: an alarm that comes and goes between them stays one alarm instead of a letter every five minutes.
const CALM_MS = 9 * 60_000

const isAlarmKind = (kind: string): kind is AlarmKind => ALARM_KINDS.some((known) => known === kind)

export function alarmJobs(db: Database, operatorEmail: string): JobHandlers<AllJobs, 'ingestion/watchAlarms'> {
  return { 'ingestion/watchAlarms': async () => watchAlarms(db, operatorEmail, await readDatabaseTime(db)) }
}

/** `db` has the role `background`. The transaction that stores an alarm also sends its letter. */
export async function watchAlarms(db: Database, operatorEmail: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAlarms(transaction)
    const open = await listOpenAlarms(transaction)
    for (const facts of await listSourceFacts(transaction, now)) {
      const raised = findAlarms(facts, now)
      const known = open.filter(({ source }) => source === facts.source)
      const check = { db: transaction, operatorEmail, facts, raised, now }
      for (const kind of raised)
        await beginOrContinueAlarm(
          check,
          kind,
          known.find((alarm) => alarm.kind === kind),
        )
      for (const alarm of known) if (!raised.some((kind) => kind === alarm.kind)) await endAlarmIfCalm(check, alarm)
    }
  })
}

type OpenAlarm = Awaited<ReturnType<typeof listOpenAlarms>>[number]

interface Check {
  db: Transaction<DB>
  operatorEmail: string
  facts: NamedFacts
  raised: readonly AlarmKind[]
  now: Date
}

async function beginOrContinueAlarm(check: Check, kind: AlarmKind, known: OpenAlarm | undefined): Promise<void> {
  if (known?.calm_since) await setCalmSince(check.db, known.id, null)
  if (known) return
  await beginAlarm(check.db, check.facts.source, kind, check.now)
  await sendAlarm(check, kind, check.now, null)
}

async function endAlarmIfCalm(check: Check, { id, kind, began_at, calm_since }: OpenAlarm): Promise<void> {
  if (calm_since === null) return setCalmSince(check.db, id, check.now)
  if (check.now.getTime() - calm_since.getTime() < CALM_MS) return
  await endAlarm(check.db, id, check.now)
  // A token that was about to expire and now has expired has not recovered.
  const isWorse = kind === 'token_expires' && check.raised.includes('token_expired')
  if (isAlarmKind(kind) && !isWorse) await sendAlarm(check, kind, began_at, check.now)
}

async function sendAlarm(
  { db, operatorEmail: address, facts }: Check,
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
        ...(alarm === 'own_clock' && { clockAheadSeconds: facts.ownClockAheadSeconds ?? 0 }),
        ...(alarm === 'portal_clock' && { clockAheadSeconds: facts.portalClockAheadSeconds ?? 0 }),
      },
    },
  )
}
