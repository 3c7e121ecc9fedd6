// Puts the API together out of its parts: for the process, for tests, for proofs.
import type { FastifyInstance } from 'fastify'
import type { PooledDatabase } from '../db/database.ts'
import { createScoper, type Databases, type Scoper } from '../db/scope.ts'
import type { DocumentStore } from '../documents/store.ts'
import { openDocument } from '../features/documents/download.ts'
import { createOwnFiles } from '../features/own-files/own-files.ts'
import { allHandlers, type HandlerSettings } from '../features/index.ts'
import type { LotLoaders } from '../features/lots/attachments.ts'
import { createUnsubscriber } from '../features/notifications/unsubscribe/unsubscribe.ts'
import { readCalendar } from '../features/planning/feed.ts'
import { findPerson, findPersonAgain, lockPerson } from '../features/session/handlers.ts'
import type { LimitSettings } from '../http/limits/call-limits.ts'
import { createHttpServer } from '../http/server.ts'
import { startEvents } from '../events/events.ts'
import { createDeviceTokens } from '../platform/device-tokens.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { TrustedProxies } from '../platform/trusted-proxies.ts'
import { createSessionTokens } from '../platform/tokens.ts'

export interface ApiDatabases extends Databases {
  /** a pool of its own for sessions and sign-ins, so that searches cannot keep people out */
  sessions: PooledDatabase
}

export interface ApiSettings {
  log: Log
  metrics: Metrics
  databases: ApiDatabases
  sessionSecret: string
  trustProxy: TrustedProxies
  limits: LimitSettings
  webRoot: string | undefined
  /** the application's database, for the connection that listens to live events */
  eventsUrl: string
  recheckMs: number
  settings: HandlerSettings
  /** where the bytes of documents are */
  store: DocumentStore
  inScope?: Scoper
  /** instead of those that the features register */
  lotLoaders?: LotLoaders
}

export async function assembleApi({
  databases,
  sessionSecret,
  eventsUrl,
  settings,
  store,
  inScope = createScoper(databases),
  lotLoaders,
  ...http
}: ApiSettings): Promise<FastifyInstance> {
  const database = databases.application
  const tokens = createSessionTokens(sessionSecret)
  const events = startEvents({ url: eventsUrl, inScope, log: http.log })
  return createHttpServer({
    ...http,
    database,
    inScope,
    events,
    openDocument: openDocument(database, store),
    readCalendar: readCalendar(databases.sessions, inScope),
    unsubscriber: createUnsubscriber(database),
    ownFiles: createOwnFiles(store),
    readToken: tokens.read,
    findPerson: findPerson(databases.sessions, tokens, settings.superadminNeedsFactor),
    findPersonAgain: findPersonAgain(settings.superadminNeedsFactor),
    lockPerson: lockPerson(settings.superadminNeedsFactor),
    handlers: allHandlers(
      { ...databases, store },
      { tokens, devices: createDeviceTokens(sessionSecret) },
      settings,
      lotLoaders,
    ),
  })
}
