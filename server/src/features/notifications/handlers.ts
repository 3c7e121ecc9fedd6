import { randomBytes } from 'node:crypto'
import { chooseLanguage } from '@tendertap/domain/languages'
import {
  TELEGRAM_TOKEN_BYTES,
  TELEGRAM_TOKEN_MINUTES,
  buildTelegramLink,
} from '@tendertap/domain/notifications/telegram'
import { isSameEmail } from '@tendertap/domain/workspaces/registration'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Handlers } from '../../http/handlers.ts'
import { sendMessage } from '../../messages/send.ts'
import { announce } from '../../events/announce.ts'
import { AppError } from '../../platform/app-error.ts'
import { readPerson } from '../session/queries.ts'
import { changeSettings, disconnectTelegram, readSettings, replaceTelegramToken } from './queries.ts'

const HOUR = 60 * 60
const TEST_LETTERS: Limit = { name: 'test-letter', attempts: 3, perSeconds: HOUR }
const WORKSPACE_TEST_LETTERS: Limit = { name: 'test-letter-workspace', attempts: 10, perSeconds: 24 * HOUR }
const TELEGRAM_TOKENS: Limit = { name: 'telegram-token', attempts: 30, perSeconds: HOUR }

type Paths =
  | 'settings/getSettings'
  | 'settings/updateSettings'
  | 'settings/testEmail'
  | 'me/generateTelegramDeepLink'
  | 'me/disconnectTelegramAccount'

/** The bot that people connect to, and where they chat with it. */
export interface TelegramBot {
  username: string
  url: string
}

export function notificationHandlers(db: Database, telegramBot: TelegramBot | null): Handlers<Paths> {
  return {
    'settings/getSettings': (context) => context.inScope((scope) => readSettings(scope, context.person.userId)),

    'settings/updateSettings': (context, settings) =>
      context.inScope(async (scope) => {
        const { userId } = context.person
        context.nameObject(userId)
        await changeSettings(scope, userId, settings)
        return readSettings(scope, userId)
      }),

    'settings/testEmail': (context, { email }) =>
      context.inScope(async (scope) => {
        const { userId, workspaceId } = context.person
        const person = await readPerson(scope, userId)
        // test letters go only to the person's own mailbox
        if (!isSameEmail(person.email, email)) throw new AppError('not_own_email')
        // counted in the transaction of the letter, so a refused request does not count
        const allowed =
          (await withinLimit(scope.db, TEST_LETTERS, userId)) &&
          (await withinLimit(scope.db, WORKSPACE_TEST_LETTERS, workspaceId ?? userId))
        if (!allowed) throw new AppError('too_many_requests')
        context.nameObject(userId)
        const language = chooseLanguage(person.lang, null)
        await sendMessage(scope, {
          kind: 'test_letter',
          facts: {},
          to: [{ userId, name: person.full_name, address: person.email, language }],
        })
        return {}
      }),

    'me/generateTelegramDeepLink': async (context) => {
      const { userId } = context.person
      if (telegramBot === null) throw new AppError('unavailable')
      if (!(await withinLimit(db, TELEGRAM_TOKENS, userId))) throw new AppError('too_many_requests')
      const token = randomBytes(TELEGRAM_TOKEN_BYTES).toString('base64url')
      const expiresAt = new Date(Date.now() + TELEGRAM_TOKEN_MINUTES * 60_000)
      await context.inScope(async (scope) => {
        context.nameObject(userId)
        await replaceTelegramToken(scope, userId, token, expiresAt)
      })
      return {
        token,
        deepLink: buildTelegramLink(telegramBot.url, telegramBot.username, token),
        botUsername: telegramBot.username,
        expiresAt: expiresAt.toISOString(),
      }
    },

    'me/disconnectTelegramAccount': (context) =>
      context.inScope(async (scope) => {
        const { userId } = context.person
        context.nameObject(userId)
        await disconnectTelegram(scope, userId)
        await announce(scope, { kind: 'profile', id: userId })
        return {}
      }),
  }
}
