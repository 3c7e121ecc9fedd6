// The process that fills the catalogue. Run two for safety: a lock in the database decides which of them reads a
// source.
import { followDatabaseClock } from '../db/clock.ts'
import { openDatabase } from '../db/database.ts'
import { reserveTurn } from '../db/pace.ts'
import { TIME_LIMITS } from '../db/time-limits.ts'
import { findFirstDay } from '../features/ingestion/run/first-day.ts'
import { syncSource } from '../features/ingestion/run/sync-source.ts'
import { createIngestMetrics } from '../features/ingestion/run/metrics.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createConnectors, PORTAL_SETTINGS } from '../portals/connectors.ts'
import { startOperations } from './operations.ts'
import { runUntilStopped } from './run.ts'
import { createLexemeCache } from '../features/lots/indexing/lexeme-cache.ts'

const config = readConfig([
  'INGESTION_DATABASE_URL',
  'INGEST_POLL_MS',
  'INGEST_FROM',
  'OPERATIONS_HOST',
  'OPERATIONS_PORT',
  'LOG_LEVEL',
  'DATABASE_POOL',
  ...PORTAL_SETTINGS,
])
const log = createLog(config.LOG_LEVEL, 'ingest')
const metrics = createMetrics('ingest')
const db = openDatabase({
  url: config.INGESTION_DATABASE_URL,
  name: 'tendertap-ingest',
  max: config.DATABASE_POOL,
  limits: TIME_LIMITS.ingest,
  onError: (error) => log.error({ err: error }, 'a database connection failed'),
})
const figures = createIngestMetrics(metrics.registry, db)
const connectors = createConnectors(config, {
  reserveTurn: (source, intervalMs) => reserveTurn(db, source, intervalMs),
  observe: figures.portal,
})

await runUntilStopped(log, async () => {
  const stop = new AbortController()
  const clock = await followDatabaseClock(db)
  const settings = {
    pollMs: config.INGEST_POLL_MS,
    from: findFirstDay(config.INGEST_FROM, clock.now()),
    thorough: false,
  }
  const lexemes = createLexemeCache()
  const syncs = connectors.map((connector) =>
    syncSource(
      {
        ingestion: {
          db,
          connector,
          lexemes,
          now: clock.now,
          ownClockAheadMs: clock.ownAheadMs,
          observe: (page) => figures.page(connector.source, page),
        },
        url: config.INGESTION_DATABASE_URL,
        settings,
        log,
      },
      stop.signal,
    ),
  )
  const operations = await startOperations(config.OPERATIONS_HOST, config.OPERATIONS_PORT, db, metrics)
  log.info({ sources: connectors.map(({ source }) => source), operations: operations.port }, 'reading')
  return async () => {
    operations.drain()
    stop.abort()
    await Promise.all(syncs)
    clock.stop()
    await db.destroy()
    await operations.close()
  }
})
