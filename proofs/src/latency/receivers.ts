// Companies with one person, one chat and one profile in the words of the simulated portal.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'

export interface Receiver {
  workspaceId: string
  userId: string
  chatId: number
}

/** The words of the lots' names, the most frequent first. */
export async function listWords(owner: Database, count: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from lot, regexp_split_to_table(lower(name_ru), '[^а-яё]+') as word where length(word) > 4
    group by 1 order by count(*) desc, 1 limit ${count}`.execute(owner)
  return rows.map(({ word }) => word)
}

/** One for each list of keywords. One common word is enough for a match. */
export async function makeReceivers(
  owner: Database,
  keywordLists: readonly (readonly string[])[],
  firstChat: number,
): Promise<Receiver[]> {
  const receivers: Receiver[] = []
  for (const [index, keywords] of keywordLists.entries()) {
    const chatId = firstChat + index
    const { rows } = await sql<Receiver>`
      with w as (
        insert into workspace (name, type, contact_person, contact_email, contact_phone, activated_at)
        values (${`ТОО «Получатель ${chatId}»`}, 'legal', 'Асель Тестова', 'asel@proofs.example', '+77010000000', now()) returning id),
      s as (
        insert into subscription (workspace_id, plan, starts_at, ends_at, max_users, max_filters)
        select id, 'commercial', now() - interval '1 day', now() + interval '1 year', 5, 5 from w),
      i as (
        insert into interest (workspace_id, name, keywords, colour, min_score)
        select id, 'Профиль', ${keywords}::text[], '#A9D08E', 1 from w),
      u as (
        insert into app_user (workspace_id, email, full_name, telegram_chat_id)
        select id, ${`receiver-${chatId}@proofs.example`}, 'Асель Тестова', ${String(chatId)} from w returning id, workspace_id)
      select workspace_id as "workspaceId", id as "userId", ${chatId}::bigint as "chatId" from u`.execute(owner)
    const [receiver] = rows
    if (!receiver) throw new Error('nobody was made')
    await sql`insert into user_role (workspace_id, user_id, role) values (${receiver.workspaceId}, ${receiver.userId}, 'lead')`.execute(
      owner,
    )
    await sql`
      insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to)
      values (${receiver.userId}, ${receiver.workspaceId}, 0, 0)`.execute(owner)
    receivers.push(receiver)
  }
  return receivers
}
