// The operator's ingestion commands: once [--source=…] | backfill --from=… [--to=…] [--source=…] | rederive | status.
// Ends with 1 when something could not be read.
import { parseArgs } from 'node:util'
import { followDatabaseClock, readDatabaseTime } from '../db/clock.ts'
import { openDatabase } from '../db/database.ts'
import { reserveTurn } from '../db/pace.ts'
import { askForDays } from '../features/ingestion/run/ask-for-days.ts'
import { findFirstDay } from '../features/ingestion/run/first-day.ts'
import { fillGaps, readOnce, type OneTimeRun } from '../features/ingestion/run/read-once.ts'
import { rederive } from '../features/ingestion/rederive/rederive.ts'
import { listSourceStatuses } from '../features/sources/status.ts'
import { toStatusLines } from '../features/sources/status-lines.ts'
import { readConfig } from '../platform/config.ts'
import type { Connector } from '../portals/connector.ts'
import { createConnectors, PORTAL_SETTINGS } from '../portals/connectors.ts'
import { createLexemeCache } from '../features/lots/indexing/lexeme-cache.ts'

const USAGE = `once [--source=ows]                     reads everything there is to read by now, then every gap
backfill --from=2026-01-01 [--to=2026-01-31] [--source=ows]
                                        reads these days again, beside live sync; interrupted, it goes on with the same command
rederive                                derives the catalogue again from the payloads that were kept
status                                  how complete the catalogue is`

const say = (text: string) => void process.stdout.write(`${text}\n`)
const complain = (text: string) => void process.stderr.write(`${text}\n`)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
})
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

const askNobody = () => Promise.reject(new Error('rederive asks no portal'))

async function withSources(work: (once: OneTimeRun) => Promise<{ message: string }[]>): Promise<number> {
  const config = readConfig(['INGESTION_DATABASE_URL', 'INGEST_POLL_MS', 'INGEST_FROM', ...PORTAL_SETTINGS])
  const db = openDatabase({
    url: config.INGESTION_DATABASE_URL,
    name: 'tendertap-ingest-command',
    max: 6,
    onError: (error) => complain(error.message),
  })
  const connectors = createConnectors(config, {
    reserveTurn: (source, intervalMs) => reserveTurn(db, source, intervalMs),
  }).filter(({ source }) => values.source === undefined || source === values.source)
  if (connectors.length === 0)
    throw new Error(values.source ? `The source ${values.source} is not configured` : 'No source is configured')
  const clock = await followDatabaseClock(db)
  const settings = {
    pollMs: config.INGEST_POLL_MS,
    from: findFirstDay(config.INGEST_FROM, clock.now()),
    thorough: true,
  }
  const lexemes = createLexemeCache()
  const read = async (connector: Connector) => {
    const figures = { pages: 0, changed: 0, lots: 0 }
    const ingestion = {
      db,
      connector,
      lexemes,
      now: clock.now,
      ownClockAheadMs: clock.ownAheadMs,
      observe: (page: { changed: number; lots: number }) => {
        figures.pages += 1
        figures.changed += page.changed
        figures.lots += page.lots
      },
    }
    const problems = await work({ ingestion, url: config.INGESTION_DATABASE_URL, settings, say })
    say(
      `${connector.source}: ${figures.pages} pages, ${figures.changed} new or changed, ${figures.lots} lots written${problems.map(({ message }) => `\n  ${message}`).join('')}`,
    )
    return problems.length
  }
  try {
    const problems = await Promise.all(connectors.map(read))
    return problems.some((count) => count > 0) ? 1 : 0
  } finally {
    clock.stop()
    await db.destroy()
  }
}

const commands: Record<string, () => Promise<number>> = {
  once: () => withSources((once) => readOnce(once, stop.signal)),
  backfill: async () => {
    const { from, to } = values
    if (from === undefined) throw new Error('backfill needs --from=2026-01-01')
    return withSources(async (once) => {
      await askForDays(once.ingestion, { from, to }, once.ingestion.now())
      return fillGaps(once, stop.signal)
    })
  },
  rederive: async () => {
    const config = readConfig(['OWNER_DATABASE_URL', ...PORTAL_SETTINGS])
    const { payloads, damaged, rows, changes } = await rederive(
      config.OWNER_DATABASE_URL,
      createConnectors(config, { reserveTurn: askNobody }),
      say,
    )
    const differ = Object.entries(rows).map(([table, count]) => `${table} ${count}`)
    say(
      `${payloads} payloads read again, ${damaged} of them damaged. Rows that are new or differ: ${differ.join(', ')}; changes told: ${changes}`,
    )
    return damaged === 0 ? 0 : 1
  },
  status: async () => {
    const { INGESTION_DATABASE_URL: url } = readConfig(['INGESTION_DATABASE_URL'])
    const db = openDatabase({
      url,
      name: 'tendertap-ingest-command',
      max: 1,
      onError: (error) => complain(error.message),
    })
    const now = await readDatabaseTime(db)
    for (const line of toStatusLines(await listSourceStatuses(db, now), now)) say(line)
    await db.destroy()
    return 0
  },
}

const command = commands[positionals[0] ?? '']
if (!command) complain(USAGE)
process.exitCode = command ? await command() : 2
