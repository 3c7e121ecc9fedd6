// The way of notices from queued to sent, as the role `background`. What is sent together is a batch: it keeps its id
// however often it is sent, and every attempt leaves a row.
import type { Channel, NotificationFlag } from '@tendertap/domain/notifications/categories'
import { USUAL_QUIET_HOURS, type QuietHours } from '@tendertap/domain/notifications/quiet-hours'
import type { Language } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Scope } from '../../../db/scope.ts'

export interface QueuedNotice {
  id: string
  kind: string
  facts: Record<string, unknown>
  category: string | null
  happenedAt: Date
  attempts: number
}

/** The notices of a person that are due now, the oldest first. They stay locked until the transaction ends. */
export async function listDue(
  { db, owns }: Scope,
  { userId, channel, now, limit }: { userId: string; channel: Channel; now: Date; limit: number },
): Promise<QueuedNotice[]> {
  const { rows } = await sql<QueuedNotice>`
    select d.id, e.kind, e.facts, d.category, e.happened_at as "happenedAt", d.attempts
    from delivery d join event e on e.id = d.event_id and ${owns('e.workspace_id')}
    where d.user_id = ${userId} and d.channel = ${channel} and d.state = 'queued' and d.due_at <= ${now} and ${owns('d.workspace_id')}
    order by d.id limit ${limit} for update of d`.execute(db)
  return rows
}

/** A batch whose last attempt did not end, or ended without an answer: it is sent again as it is. */
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
      order by u.id limit 1) and ${owns('d.workspace_id')}
    order by d.id for update of d`.execute(db)
  const [first] = rows
  return first ? { batchId: first.batchId, notices: rows } : null
}

export interface Addressee {
  address: string
  name: string | null
  language: Language
}

export async function beginBatch(
  scope: Scope,
  batch: { batchId: string; ids: readonly string[]; to: Addressee },
): Promise<void> {
  const { db, owns } = scope
  const { batchId, ids, to } = batch
  await sql`
    update delivery d set state = 'sending', batch_id = ${batchId}, attempts = attempts + 1, problem = null,
      address = ${to.address}, name = ${to.name}, language = ${to.language}
    where d.id = any(${ids}::uuid[]) and ${owns('d.workspace_id')}`.execute(db)
  await sql`
    insert into delivery_attempt (workspace_id, batch_id, number)
    select ${scope.workspaceId}, ${batchId}, coalesce(max(a.number), 0) + 1 from delivery_attempt a where a.batch_id = ${batchId} and ${owns('a.workspace_id')}`.execute(
    db,
  )
}

export type Outcome = 'sent' | 'refused' | 'uncertain'

/** Ends the attempt. `dueAt`: of those that are to be tried again. */
export async function endBatch(
  { db, owns }: Scope,
  batchId: string,
  { outcome, problem, dueAt }: { outcome: Outcome; problem: string | null; dueAt: Date | null },
): Promise<void> {
  await sql`
    update delivery_attempt a set outcome = ${outcome}, problem = ${problem}
    where a.batch_id = ${batchId} and ${owns('a.workspace_id')}
      and a.number = (select max(n.number) from delivery_attempt n where n.batch_id = ${batchId} and ${owns('n.workspace_id')})`.execute(
    db,
  )
  // What was refused may be sent with others next time, unless it may have arrived before: then it stays as it is.
  await sql`
    update delivery d set problem = ${problem}, due_at = coalesce(${dueAt}, d.due_at),
      state = case when ${outcome} = 'sent' then 'sent' when ${dueAt}::timestamptz is null then 'failed' when tried.is_uncertain then 'uncertain' else 'queued' end,
      sent_at = case when ${outcome} = 'sent' then now() end,
      batch_id = case when ${outcome} = 'sent' or ${dueAt}::timestamptz is null or tried.is_uncertain then d.batch_id end
    from (
      select coalesce(bool_or(a.outcome is distinct from 'refused'), false) as is_uncertain
      from delivery_attempt a where a.batch_id = ${batchId} and ${owns('a.workspace_id')}) tried
    where d.batch_id = ${batchId} and ${owns('d.workspace_id')}`.execute(db)
}

/** They are not to be sent: the reason stays in the ledger. */
export async function dropNotices({ db, owns }: Scope, ids: readonly string[], reason: string): Promise<void> {
  if (ids.length === 0) return
  await sql`update delivery d set state = 'dropped', problem = ${reason} where d.id = any(${ids}::uuid[]) and ${owns('d.workspace_id')}`.execute(
    db,
  )
}

export async function postpone({ db, owns }: Scope, ids: readonly string[], until: Date): Promise<void> {
  await sql`update delivery d set due_at = ${until} where d.id = any(${ids}::uuid[]) and ${owns('d.workspace_id')}`.execute(
    db,
  )
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

/** When the messages of the last hour were sent, the earliest first. */
export async function listSentLately(
  { db, owns }: Scope,
  { userId, channel, since }: { userId: string; channel: Channel; since: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select max(d.sent_at) as at from delivery d
    where d.user_id = ${userId} and d.channel = ${channel} and d.state = 'sent' and d.batch_id is not null and d.sent_at > ${since} and ${owns('d.workspace_id')}
    group by d.batch_id order by 1`.execute(db)
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
