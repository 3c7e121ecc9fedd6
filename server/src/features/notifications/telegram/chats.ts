// Which people a chat is connected to. A chat is known before its person is, so the functions look across workspaces.
import { chooseLanguage, type Language } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { hashSecret } from '../../../messages/hash-secret.ts'

export interface ChatMember {
  userId: string
  /** null: a superadmin */
  workspaceId: string | null
  name: string | null
  language: Language
}

/** Two accounts may share a chat. */
export async function listChatMembers(db: Database, chatId: string): Promise<ChatMember[]> {
  const { rows } = await sql<Omit<ChatMember, 'language'> & { lang: string | null }>`
    select user_id as "userId", workspace_id as "workspaceId", full_name as name, lang from telegram_people(${chatId})`.execute(
    db,
  )
  return rows.map(({ lang, ...row }) => ({ ...row, language: chooseLanguage(lang, null) }))
}

/** The person whose token it is; null for a token that is unknown, used or too old. Their open screens are told. */
export async function linkChat(db: Database, token: string, chatId: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string | null }>`
    select link_telegram_chat(${hashSecret(token)}, ${chatId}) as "userId"`.execute(db)
  return rows[0]?.userId ?? null
}

/** False when another chat is connected by now, or none. The person's open screens are told. */
export async function disconnectChat(db: Database, userId: string, chatId: string): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select disconnect_telegram_chat(${userId}, ${chatId}) as "isDone"`.execute(db)
  return rows[0]?.isDone ?? false
}
