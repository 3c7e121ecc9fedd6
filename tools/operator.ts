// npm run operator -- make-superadmin | remove-second-factor | verify-audit | create-database. Without settings it uses
// the demo that is running.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { roleUrls } from '@tendertap/server/testing/local-postgres'
import { DEMO_DATABASE } from './demo/portals.ts'
import { findRunningPort } from './stack/development-postgres.ts'

const isForDemo = process.env['OWNER_DATABASE_URL'] === undefined
const port = isForDemo ? await findRunningPort() : null
if (isForDemo && port === null) {
  console.error('Start `npm run demo` first, or set OWNER_DATABASE_URL as docs/runbook.md says.')
  process.exit(2)
}
const demo = port === null ? {} : { OWNER_DATABASE_URL: roleUrls(port, DEMO_DATABASE).owner }
const child = spawn(process.execPath, ['server/src/processes/operator-command.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...demo },
})
const [code] = (await once(child, 'exit')) as [number | null]
process.exit(code ?? 1)
