// Looks every five minutes whether what the product sends arrives and whether its jobs get done, and writes to the
// operator: when something is wrong, hourly while it lasts, and when it is over.
import { decideAlarm } from '@tendertap/domain/delivery/alarm'
import { findTroubles, type DeliveryTrouble } from '@tendertap/domain/delivery/troubles'
import { readDatabaseTime } from '../../db/clock.ts'
import type { Database, DbTransaction } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { sendMessage } from '../../messages/send.ts'
import {
  ALARM_KIND,
  beginAlarm,
  findAlarmFacts,
  findLastAlarm,
  lockDeliveryAlarm,
  updateAlarm,
  type AlarmFacts,
} from './alarm-queries.ts'

const DAY_MS = 86_400_000
/** What fails in a transaction that has not ended yet is seen by the next check. */
const SETTLE_MS = 30_000

export function deliveryJobs(db: Database, operatorEmail: string): JobHandlers<AllJobs, 'delivery/watch'> {
  return { 'delivery/watch': async () => watchDelivery(db, operatorEmail, await readDatabaseTime(db)) }
}

/** `db` has the role `background`. The transaction that stores what was told also sends the letter. */
export async function watchDelivery(db: Database, operatorEmail: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockDeliveryAlarm(transaction)
    const last = await findLastAlarm(transaction)
    const raised = last && last.ended_at === null ? last : null
    const since = last?.told_until ?? new Date(now.getTime() - DAY_MS)
    const until = new Date(now.getTime() - SETTLE_MS)
    const facts = await findAlarmFacts(transaction, { since, until }, now)
    const troubles = findTroubles(facts, now)
    const step = decideAlarm(
      raised && { toldAt: raised.told_at, troubleAt: raised.trouble_at },
      troubles.length > 0,
      now,
    )
    const tell = (stage: Stage, beganAt: Date) =>
      sendAlarm(transaction, operatorEmail, { stage, facts, troubles, beganAt, now })
    if (step === 'begin') {
      await beginAlarm(transaction, { now, until })
      await tell('began', now)
    } else if (raised && step === 'remind') {
      await updateAlarm(transaction, raised.id, { told_at: now, told_until: until, trouble_at: now })
      await tell('lasts', raised.began_at)
    } else if (raised && step === 'wait') {
      await updateAlarm(transaction, raised.id, { trouble_at: now })
    } else if (raised && step === 'end') {
      await updateAlarm(transaction, raised.id, { told_at: now, told_until: until, ended_at: now })
      await tell('ended', raised.began_at)
    }
  })
}

type Stage = 'began' | 'lasts' | 'ended'

interface Told {
  stage: Stage
  facts: AlarmFacts
  troubles: DeliveryTrouble[]
  beganAt: Date
  now: Date
}

async function sendAlarm(
  db: DbTransaction,
  address: string,
  { stage, facts, troubles, beganAt, now }: Told,
): Promise<void> {
  const { failed, deadLetters, waiting, waitingSince } = facts
  await sendMessage(
    { db },
    {
      to: [{ name: null, address, language: 'ru' }],
      kind: ALARM_KIND,
      facts: {
        stage,
        troubles,
        failed,
        deadLetters,
        waiting,
        waitingSince: waitingSince?.toISOString() ?? null,
        beganAt: beganAt.toISOString(),
        endedAt: stage === 'ended' ? now.toISOString() : null,
      },
    },
  )
}
