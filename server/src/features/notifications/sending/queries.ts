// The way of notices from queued to sent, as the role `background`. What is sent together is a batch: it keeps its id
// however often it is sent, and every attempt leaves a row.
import type { Channel, NotificationFlag } from '@tendertap/domain/notifications/categories'
import { USUAL_QUIET_HOURS, type QuietHours } from '@tendertap/domain/notifications/quiet-hours'
import { NOTICE_KINDS } from '@tendertap/domain/notifications/notices'
import type { Language } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Scope } from '../../../db/scope.ts'
import type { NoticeToTell } from '../../../messages/compose-notices.ts'

export interface QueuedNotice extends NoticeToTell {
  id: string
  category: string | null
  happenedAt: Date
  attempts: number
}

/**
 * The notices of a person that are due now, the oldest first. They stay locked until the transaction ends. A kind that
 * this version does not know waits for a worker that knows it.
 */
export async function listDue(
  { db, owns }: Scope,
  { userId, channel, now, limit }: { userId: string; channel: Channel; now: Date; limit: number },
): Promise<QueuedNotice[]> {
  const { rows } = await sql<QueuedNotice>`
    select d.id, e.kind, e.facts, d.category, e.happened_at as "happenedAt", d.attempts
    from delivery d join event e on e.id = d.event_id and ${owns('e.workspace_id')}
    where d.user_id = ${userId} and d.channel = ${channel} and d.state = 'queued' and d.due_at <= ${now} and e.kind = any(${NOTICE_KINDS}) and ${owns('d.workspace_id')}
    order by d.id limit ${limit} for update of d`.execute(db)
  return rows
}

/** A batch that may have arrived: its last attempt did not end, or got no answer. It is sent again as it is. */
export async function findUnfinished(
  { db, owns }: Scope,
  { userId, channel, now }: { userId: string; channel: Channel; now: Date },
): Promise<{ batchId: string; notices: QueuedNotice[] } | null> {
  const { rows } = await sql<QueuedNotice & { batchId: string }>`
    select d.id, e.kind, e.facts, d.category, e.happened_at as "happenedAt", d.attempts, d.batch_id as "batchId"
    from delivery d join event e on e.id = d.event_id and ${owns('e.workspace_id')}
    where d.batch_id = (
      select u.batch_id from delivery u
      where u.user_id = ${userId} and u.channel = ${channel} and u.due_at <= ${now} and u.state in ('sending', 'uncertain') and ${owns('u.workspace_id')}
        and not exists (
          select from delivery o join event k on k.id = o.event_id and ${owns('k.workspace_id')}
          where o.batch_id = u.batch_id and k.kind <> all(${NOTICE_KINDS}) and ${owns('o.workspace_id')})
      order by u.id limit 1) and d.state in ('sending', 'uncertain') and ${owns('d.workspace_id')}
    order by d.id for update of d`.execute(db)
  const [first] = rows
  return first ? { batchId: first.batchId, notices: rows } : null
}

export interface Addressee {
  address: string
  name: string | null
  language: Language
}

/** The number of this attempt at the batch. */
export async function beginBatch(
  scope: Scope,
  batch: { batchId: string; ids: readonly string[]; to: Addressee },
): Promise<number> {
  const { db, owns } = scope
  const { batchId, ids, to } = batch
  await sql`
    update delivery d set state = 'sending', batch_id = ${batchId}, attempts = attempts + 1, problem = null, waits_since = coalesce(d.waits_since, d.due_at),
      address = ${to.address}, name = ${to.name}, language = ${to.language}
    where d.id = any(${ids}::uuid[]) and ${owns('d.workspace_id')}`.execute(db)
  const { rows } = await sql<{ number: number }>`
    insert into delivery_attempt (workspace_id, batch_id, number)
    select ${scope.workspaceId}, ${batchId}, coalesce(max(a.number), 0) + 1 from delivery_attempt a where a.batch_id = ${batchId} and ${owns('a.workspace_id')}
    returning number`.execute(db)
  return rows[0]?.number ?? 1
}

export type Outcome = 'sent' | 'refused' | 'uncertain'

export interface Ending {
  outcome: Outcome
  problem: string | null
  /** Those that are tried again. What may have arrived stays together, the rest may be sent with others next time. */
  again: { ids: readonly string[]; at: Date; isTogether: boolean } | null
  /** of those that are not tried again */
  state: 'sent' | 'failed' | 'dropped'
}

/** Ends the attempt. What was dropped from the batch before it stays as it is. */
export async function endBatch(
  { db, owns }: Scope,
  batchId: string,
  { outcome, problem, again, state }: Ending,
): Promise<void> {
  await sql`
    update delivery_attempt a set outcome = ${outcome}, problem = ${problem}
    where a.batch_id = ${batchId} and ${owns('a.workspace_id')}
      and a.number = (select max(n.number) from delivery_attempt n where n.batch_id = ${batchId} and ${owns('n.workspace_id')})`.execute(
    db,
  )
  await sql`
    update delivery d set problem = ${problem}, state = ${state}, sent_at = case when ${state} = 'sent' then now() end
    where d.batch_id = ${batchId} and d.state = 'sending' and not d.id = any(${again?.ids ?? []}::uuid[]) and ${owns('d.workspace_id')}`.execute(
    db,
  )
  if (!again) return
  await sql`
    update delivery d set problem = ${problem}, due_at = ${again.at},
      state = ${again.isTogether ? 'uncertain' : 'queued'}, batch_id = ${again.isTogether ? batchId : null}
    where d.batch_id = ${batchId} and d.state = 'sending' and d.id = any(${again.ids}::uuid[]) and ${owns('d.workspace_id')}`.execute(
    db,
  )
}

/** They are not to be sent, or cannot be: the reason stays in the ledger. */
export async function endUnsent(
  { db, owns }: Scope,
  ids: readonly string[],
  { state, problem }: { state: 'dropped' | 'failed'; problem: string },
): Promise<void> {
  if (ids.length === 0) return
  await sql`update delivery d set state = ${state}, problem = ${problem} where d.id = any(${ids}::uuid[]) and ${owns('d.workspace_id')}`.execute(
    db,
  )
}

/** `isStuck`: they should have been sent before, and still count as waiting since then. */
export async function postpone(
  { db, owns }: Scope,
  ids: readonly string[],
  { until, isStuck }: { until: Date; isStuck: boolean },
): Promise<void> {
  await sql`
    update delivery d set due_at = ${until}, waits_since = case when ${isStuck} then d.waits_since end
    where d.id = any(${ids}::uuid[]) and ${owns('d.workspace_id')}`.execute(db)
}

export interface Receiver {
  hasLeft: boolean
  email: string
  fullName: string | null
  lang: string | null
  telegramChatId: string | null
  quiet: QuietHours
  /** the ten flags; those that were never touched are missing */
  flags: Partial<Record<NotificationFlag, boolean>>
}

/** As the person is now: settings that were changed hold for what is still queued. */
export async function findReceiver({ db, owns }: Scope, userId: string): Promise<Receiver | null> {
  const { rows } = await sql<Receiver>`
    select u.deactivated_at is not null as "hasLeft", u.email, u.full_name as "fullName", u.lang, u.telegram_chat_id as "telegramChatId",
      json_build_object('from', coalesce(s.quiet_from, ${USUAL_QUIET_HOURS.from}), 'to', coalesce(s.quiet_to, ${USUAL_QUIET_HOURS.to})) as quiet,
      coalesce(to_jsonb(s), '{}') as flags
    from app_user u left join notification_setting s on s.user_id = u.id and ${owns('s.workspace_id')}
    where u.id = ${userId} and ${owns('u.workspace_id')}`.execute(db)
  return rows[0] ?? null
}

/**
 * When the messages of the last hour were sent, the earliest first. An attempt without an answer, or whose worker died,
 * counts too: the person may have received it.
 */
export async function listSentLately(
  { db, owns }: Scope,
  { userId, channel, since }: { userId: string; channel: Channel; since: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    with batches as (
      select d.batch_id from delivery d
      where d.user_id = ${userId} and d.channel = ${channel} and d.state = 'sent' and d.batch_id is not null and d.sent_at > ${since} and ${owns('d.workspace_id')}
      union
      select d.batch_id from delivery d
      where d.user_id = ${userId} and d.channel = ${channel} and d.state in ('sending', 'uncertain') and d.due_at is not null and ${owns('d.workspace_id')})
    select a.begun_at as at from delivery_attempt a join batches b on b.batch_id = a.batch_id
    where a.begun_at > ${since} and a.outcome is distinct from 'refused' and ${owns('a.workspace_id')} order by 1`.execute(
    db,
  )
  return rows.map(({ at }) => at)
}

/** More at once would be too much for one transaction; the rest comes a minute later. */
const TARGETS_AT_ONCE = 10_000

export interface Target {
  workspaceId: string
  userId: string
  channel: Channel
}

/** Who is to be told something by now, or was being told when a worker died. */
export async function listTargets(db: DbTransaction, now: Date): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select distinct d.workspace_id as "workspaceId", d.user_id as "userId", d.channel from delivery d
    where d.due_at <= ${now} and d.state in ('queued', 'sending', 'uncertain') limit ${TARGETS_AT_ONCE}`.execute(db)
  return rows
}
