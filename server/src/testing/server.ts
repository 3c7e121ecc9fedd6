// A whole API on a fresh database, spoken to over real HTTP.
import { promisify } from 'node:util'
import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import type { Input, Path } from '@tendertap/contract/calls/index'
import { openDatabase, type PooledDatabase } from '../db/database.ts'
import { mapRoles, type RoleName, type RoleUrls } from '../db/roles.ts'
import type { Databases, Scoper } from '../db/scope.ts'
import type { DocumentStore } from '../documents/store.ts'
import type { HandlerSettings } from '../features/index.ts'
import type { LotLoaders } from '../features/lots/attachments.ts'
import type { LimitSettings } from '../http/limits/call-limits.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { TrustedProxies } from '../platform/trusted-proxies.ts'
import { assembleApi } from '../processes/assemble-api.ts'
import { atEnd } from './at-end.ts'
import { testStore } from './documents.ts'
import { WIDE_LIMITS } from './wide-limits.ts'
import { freshDatabase } from './fresh-database.ts'

export const SECRET = 'a secret of at least thirty-two characters'
const SECOND_FACTOR_KEY = '5a'.repeat(32)
export const OPERATOR_EMAIL = 'operator@test.example'

export interface Answer {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever came over the wire
  body: any
}

export interface TestServer {
  url: string
  urls: RoleUrls
  db: Record<RoleName, PooledDatabase>
  logged: string[]
  /** those that clients have open */
  countConnections(): Promise<number>
  /** where its documents are */
  store: DocumentStore
  /** closes it early; the end of the test or file closes it anyway */
  close(): Promise<void>
  /** POST /api/<path>; `token` signs in */
  call<P extends Path>(path: P, input: Input<P>, token?: string): Promise<Answer>
  /** the same without the contract's types, for hostile input */
  post(path: string, body: string, headers?: Record<string, string>): Promise<Answer>
}

export interface TestServerOptions {
  trustProxy?: TrustedProxies
  limits?: Partial<LimitSettings>
  inScope?: (databases: Databases) => Scoper
  /** another server on the same database */
  beside?: TestServer
  recheckMs?: number
  settings?: Partial<HandlerSettings>
  lotLoaders?: LotLoaders
  store?: DocumentStore
}

export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const urls = options.beside?.urls ?? (await freshDatabase())
  // dozens of calls at once share four connections, on a machine that may be busy
  const pool = { name: 'test', max: 4, waitMs: 60_000, onError: () => undefined }
  const db = mapRoles((role) => openDatabase({ ...pool, url: urls[role] }))
  const logged: string[] = []
  const store = options.store ?? options.beside?.store ?? (await testStore())
  const server = await assembleApi({
    log: createLog('info', 'api', { write: (line) => void logged.push(line) }),
    metrics: createMetrics('api'),
    databases: { ...db, sessions: db.application },
    sessionSecret: SECRET,
    trustProxy: options.trustProxy ?? 0,
    limits: { ...WIDE_LIMITS, ...options.limits },
    webRoot: undefined,
    eventsUrl: urls.application,
    recheckMs: options.recheckMs ?? 25_000,
    store,
    settings: {
      operatorEmail: OPERATOR_EMAIL,
      operator: DEMO_OPERATOR,
      telegramBot: { username: 'tendertap_test_bot', url: 'https://t.me' },
      secondFactorKey: SECOND_FACTOR_KEY,
      superadminNeedsFactor: false,
      ...options.settings,
    },
    ...(options.inScope && { inScope: options.inScope(db) }),
    ...(options.lotLoaders && { lotLoaders: options.lotLoaders }),
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  atEnd(async () => {
    // a test's fetch may have left connections behind that never carried a request
    server.server.closeAllConnections()
    await server.close()
    await Promise.all(Object.values(db).map((one) => one.destroy()))
  })

  const post: TestServer['post'] = async (path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', body, headers })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parseBody(text) }
  }
  const call: TestServer['call'] = (path, input, token) =>
    post(`/api/${path}`, JSON.stringify(input), {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    })
  const countConnections = promisify(server.server.getConnections.bind(server.server))
  return { url, urls, db, logged, countConnections, store, close: () => server.close(), call, post }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
