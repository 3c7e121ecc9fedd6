// Puts the bot together out of its parts: for the process and for tests.
import type { Bot } from 'grammy'
import type { PooledDatabase } from '../db/database.ts'
import { createScoper } from '../db/scope.ts'
import { botHandlers } from '../features/index.ts'
import { createBot, type BotSettings } from '../features/notifications/telegram/bot.ts'
import { createCallAs } from '../http/call-as.ts'
import type { Log } from '../platform/log.ts'

export interface BotParts {
  /** the role `application` */
  database: PooledDatabase
  log: Log
  settings: BotSettings
}

export function assembleBot({ database, log, settings }: BotParts): Bot {
  // a superadmin makes no calls from a chat, so nothing is done as the operator
  const inScope = createScoper({ application: database, operator: database })
  const callAs = createCallAs({ database, inScope }, botHandlers(database))
  return createBot({ db: database, inScope, log, callAs }, settings)
}
