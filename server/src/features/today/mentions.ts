// The comments that mention a person and are not answered yet.
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { EXCERPT_LENGTH, MENTION_DAYS } from '@tendertap/domain/today/day'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { selectFirst, selectLines, type LotRow } from './lines.ts'
import { daysBefore, type DayOf } from './person.ts'

export interface MentionRow extends LotRow {
  commentId: string
  author: { id: string; fullName: string | null }
  excerpt: string
  at: string
  isInWork: boolean
}

export interface Mentions {
  mentions: MentionRow[]
  mentionsTotal: number
}

/** The latest first. Work on a lot is shown on its card, so that the link leads there. */
export async function readMentions(scope: Scope, person: DayOf): Promise<Mentions> {
  const { owns } = scope
  const order = sql`a.created_at desc, a.comment_id`
  const mention = sql`
    'commentId', a.comment_id, 'excerpt', left(a.text, ${EXCERPT_LENGTH}), 'at', a.created_at,
    'author', (select json_build_object('id', u.id, 'fullName', u.full_name) from app_user u where u.id = a.user_id and ${owns('u.workspace_id')}),
    'isInWork', ${person.readsWork} and exists (
      select from lot_work w where w.lot_id = a.lot_id and w.status = any(${[...ACTIVE_STATUSES]}) and ${owns('w.workspace_id')})`
  const { rows } = await sql<Mentions>`
    with mention as materialized (${selectUnanswered(scope, person)})
    select (select count(*) from mention) as "mentionsTotal",
      ${selectLines(selectFirst(sql`mention`, order), order, mention)} as mentions`.execute(scope.db)
  return rows[0] ?? { mentions: [], mentionsTotal: 0 }
}

export async function countMentions(scope: Scope, person: DayOf): Promise<number> {
  const { rows } = await sql<{ mentions: number }>`
    select count(*) as mentions from (${selectUnanswered(scope, person)}) m`.execute(scope.db)
  return rows[0]?.mentions ?? 0
}

/** Answered is what the person wrote on the lot later. */
const selectUnanswered = ({ owns }: Scope, { userId, now }: DayOf): RawBuilder<unknown> => sql`
  select c.id as comment_id, c.lot_id, c.user_id, c.text, c.created_at from lot_comment_mention m
  join lot_comment c on c.id = m.comment_id and ${owns('c.workspace_id')}
  where m.user_id = ${userId} and c.created_at > ${daysBefore(now, MENTION_DAYS)} and ${owns('m.workspace_id')}
    and not exists (select from lot_comment n where n.lot_id = c.lot_id and n.user_id = ${userId} and n.deleted_at is null
      and n.created_at > c.created_at and ${owns('n.workspace_id')})`
