// Adds notices in the transaction that causes them: an event, and a delivery of it for each person and channel. What
// was told before, under the same key, is not told again.
import type { Category } from '@tendertap/domain/notifications/categories'
import type { NoticeFacts } from '@tendertap/domain/notifications/facts'
import { getDueAt, NOTICES, type NoticeKind, type NoticeRule } from '@tendertap/domain/notifications/notices'
import { sql } from 'kysely'
import type { Scope } from '../db/scope.ts'
import { announce } from '../events/announce.ts'
import { JOBS } from '../jobs/definitions.ts'
import { enqueueMany } from '../jobs/enqueue.ts'

export interface NewNotice<K extends NoticeKind = NoticeKind> {
  kind: K
  /** of what happened, within its kind and workspace */
  key: string
  facts: NoticeFacts[K]
  lotId: number | null
  tenderId: number | null
  /** ids of people of the workspace */
  to: readonly string[]
  /** of what a person has asked to be told later: then, and by e-mail and Telegram alone */
  dueAt?: Date
}

interface NoticeRow extends Omit<NewNotice, 'facts'> {
  facts: unknown
  /** null: no switch turns it off */
  category: Category | null
  hasBell: boolean
  emailDueAt: Date
  telegramDueAt: Date
}

interface AddedDelivery {
  userId: string
  channel: 'email' | 'telegram' | 'bell'
  isDue: boolean
}

export async function addNotices(scope: Scope, notices: readonly NewNotice[], now = new Date()): Promise<void> {
  const wanted = notices.filter(({ to }) => to.length > 0).map((notice) => toRow(notice, now))
  if (wanted.length === 0 || scope.workspaceId === null) return
  const added = await saveNotices(scope, wanted, now)
  const due = added.filter(({ channel, isDue }) => channel !== 'bell' && isDue)
  const { workspaceId } = scope
  const payloads = new Map(
    due.map(({ userId, channel }) => [`${userId} ${channel}`, { workspaceId, userId, channel: channel as 'email' }]),
  )
  await enqueueMany(scope.db, JOBS, 'notices/send', [...payloads.values()])
  for (const userId of new Set(added.map((delivery) => delivery.userId)))
    await announce(scope, { kind: 'notices', id: userId, userId })
}

function toRow(notice: NewNotice, now: Date): NoticeRow {
  const { kind, dueAt } = notice
  const rule: NoticeRule = NOTICES[kind]
  return {
    ...notice,
    category: rule.isAskedFor ? null : rule.category,
    hasBell: rule.hasBell ?? true,
    emailDueAt: dueAt ?? getDueAt(kind, 'email', now),
    telegramDueAt: dueAt ?? getDueAt(kind, 'telegram', now),
  }
}

/** The bell has it at once; a channel that is switched off, or a chat that is not connected, gets none. */
async function saveNotices(scope: Scope, rows: readonly NoticeRow[], now: Date): Promise<AddedDelivery[]> {
  const { db, owns } = scope
  const isOn = (channel: string) => sql`coalesce((to_jsonb(s) ->> (n.category || ${`_${channel}`}))::boolean, true)`
  const result = await sql<AddedDelivery>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (kind text, key text, facts jsonb, "lotId" bigint,
        "tenderId" bigint, "to" uuid[], category text, "hasBell" boolean, "emailDueAt" timestamptz, "telegramDueAt" timestamptz)),
    happened as (
      insert into event (workspace_id, kind, key, facts, lot_id, tender_id)
      select ${scope.workspaceId}::uuid, n.kind, n.key, n.facts, n."lotId", n."tenderId" from wanted n
      on conflict (workspace_id, kind, key) do nothing
      returning id, kind, key),
    told as materialized (
      select h.id as event_id, u.id as user_id, u.telegram_chat_id is not null as has_chat, n.*
      from happened h join wanted n on n.kind = h.kind and n.key = h.key
      cross join lateral (select distinct t.id from unnest(n."to") as t (id)) t
      join app_user u on u.id = t.id and u.deactivated_at is null and ${owns('u.workspace_id')}),
    added as (
      insert into delivery (workspace_id, event_id, user_id, channel, category, due_at, state, sent_at)
      select ${scope.workspaceId}::uuid, n.event_id, n.user_id, c.channel, n.category, c.due_at,
        case when c.channel = 'bell' then 'sent' else 'queued' end, case when c.channel = 'bell' then ${now}::timestamptz end
      from told n left join notification_setting s on s.user_id = n.user_id and ${owns('s.workspace_id')}
      cross join lateral (values ('bell', ${now}::timestamptz, n."hasBell"), ('email', n."emailDueAt", ${isOn('email')}),
        ('telegram', n."telegramDueAt", n.has_chat and ${isOn('telegram')})) as c (channel, due_at, is_wanted)
      where c.is_wanted
      returning user_id, channel, due_at)
    select a.user_id as "userId", a.channel, a.due_at <= ${now} as "isDue" from added a`.execute(db)
  return result.rows
}
