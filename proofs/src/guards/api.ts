// The API inside the process of the proof, so that a guard can switch one of its checks off.
import type { RoleUrls } from '@tendertap/server/db/roles'
import type { Databases, Scoper } from '@tendertap/server/db/scope'
import { openStore } from '@tendertap/server/documents/open-store'
import type { DocumentStore } from '@tendertap/server/documents/store'
import { createLog } from '@tendertap/server/platform/log'
import { createMetrics } from '@tendertap/server/platform/metrics'
import { assembleApi } from '@tendertap/server/processes/assemble-api'
import type { LimitSettings } from '@tendertap/server/http/limits/call-limits'
import type { TrustedProxies } from '@tendertap/server/platform/trusted-proxies'
import { WIDE_LIMITS } from '@tendertap/server/testing/wide-limits'
import type { Context } from '../frame/context.ts'
import { SECRET, SETTINGS } from './tenants.ts'

export async function startApi(
  context: Context,
  urls: RoleUrls,
  options: {
    inScope?: (databases: Databases) => Scoper
    pool?: number
    store?: DocumentStore
    limits?: Partial<LimitSettings>
    trustProxy?: TrustedProxies
  } = {},
): Promise<string> {
  const databases = {
    application: context.open(urls.application, options.pool ?? 8),
    operator: context.open(urls.operator, options.pool ?? 2),
  }
  const server = await assembleApi({
    log: createLog('silent', 'api'),
    metrics: createMetrics('api'),
    databases: { ...databases, sessions: databases.application },
    sessionSecret: SECRET,
    settings: SETTINGS,
    trustProxy: options.trustProxy ?? 0,
    limits: { ...WIDE_LIMITS, ...options.limits },
    eventsUrl: urls.application,
    recheckMs: 30_000,
    store: options.store ?? openStore('file:///nowhere'),
    webRoot: undefined,
    ...(options.inScope && { inScope: options.inScope(databases) }),
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  context.atEnd(() => server.close())
  return url
}
