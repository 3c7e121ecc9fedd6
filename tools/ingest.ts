// npm run ingest -- once | backfill --from=2026-01-01 | rederive | status. Without settings it uses the demo that
// is running.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { roleUrls } from '@tendertap/server/testing/local-postgres'
import { findRunningPort } from './stack/development-postgres.ts'
import { DEMO_DATABASE, makePortalSettings } from './demo/portals.ts'

const port = await findRunningPort()
const isForDemo = process.env['INGESTION_DATABASE_URL'] === undefined && process.env['OWNER_DATABASE_URL'] === undefined
if (isForDemo && port === null) {
  console.error('Start `npm run demo` first, or set INGESTION_DATABASE_URL and the portals as docs/operations.md says.')
  process.exit(2)
}
const urls = isForDemo && port !== null ? roleUrls(port, DEMO_DATABASE) : null
const demo = urls
  ? { INGESTION_DATABASE_URL: urls.ingestion, OWNER_DATABASE_URL: urls.owner, ...makePortalSettings() }
  : {}
const child = spawn(process.execPath, ['server/src/processes/ingest-command.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...demo },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const [code] = (await once(child, 'exit')) as [number | null]
process.exit(code ?? 1)
