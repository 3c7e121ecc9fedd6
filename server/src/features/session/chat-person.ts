// The person to whom a Telegram chat is connected, with the same rights and checks as behind a session.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../db/database.ts'
import type { SignedInPerson } from '../../http/context.ts'
import { findDuty, type AccountState } from './duty.ts'

type Found = AccountState & Pick<SignedInPerson, 'userId' | 'workspaceId' | 'hasActiveSubscription'>

export interface ChatPerson {
  userId: string
  chatId: string
}

/** Null when they have left, or the chat is no longer theirs. */
export async function findChatPerson(db: Database, { userId, chatId }: ChatPerson): Promise<SignedInPerson | null> {
  const { rows } = await sql<Found>`
    select user_id as "userId", workspace_id as "workspaceId", roles, has_active_subscription as "hasActiveSubscription",
      must_change_password as "mustChangePassword", has_second_factor as "hasSecondFactor"
    from telegram_person(${userId}, ${chatId})`.execute(db)
  return toPerson(rows[0])
}

/** The same inside a write: until its transaction ends, nobody can take from the person what is answered here. */
export async function lockChatPerson(
  db: DbTransaction,
  { userId, chatId }: ChatPerson,
  needsSubscription: boolean,
): Promise<SignedInPerson | null> {
  const { rows } = await sql<Found>`
    select user_id as "userId", workspace_id as "workspaceId", roles, has_active_subscription as "hasActiveSubscription",
      must_change_password as "mustChangePassword", has_second_factor as "hasSecondFactor"
    from lock_telegram_person(${userId}, ${chatId}, ${needsSubscription})`.execute(db)
  return toPerson(rows[0])
}

function toPerson(found: Found | undefined): SignedInPerson | null {
  if (!found) return null
  const { userId, workspaceId, roles, hasActiveSubscription } = found
  return { sessionId: null, userId, workspaceId, roles, hasActiveSubscription, duty: findDuty(found, true) }
}
