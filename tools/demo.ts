// npm run demo: starts the whole product with demo data, and prints the address and the logins.
import { existsSync } from 'node:fs'
import { DEMO_PASSWORD, DEMO_PEOPLE, makeWorkspaces } from '@tendertap/simulator/world/people'
import { PORTALS_PORT } from './demo/portals.ts'
import { findProgram, runStep } from './run-step.ts'
import { startStack, waitForInterrupt } from './stack/stack.ts'

if (!process.argv.includes('--no-build') || !existsSync('web/dist/index.html')) {
  const built = await runStep({
    name: 'web',
    command: findProgram('vite'),
    arguments: ['build', 'web', '--logLevel', 'warn'],
  })
  if (!built) process.exit(1)
}
const stack = await startStack({
  port: Number(process.env['PORT'] ?? 4100),
  mailboxPort: Number(process.env['MAILBOX_PORT'] ?? 4125),
  telegramPort: Number(process.env['TELEGRAM_PORT'] ?? 4128),
  portalsPort: PORTALS_PORT,
  timePasses: true,
  webRoot: 'web/dist',
  quiet: true,
})
const companyNames = new Map(makeWorkspaces(new Date()).map(({ key, name }) => [key, name]))
const width = Math.max(...DEMO_PEOPLE.map((person) => person.email.length))
console.log(
  `\nTendertap is at ${stack.url}\nIts e-mails are at ${stack.mailboxUrl}\nIts Telegram chat is at ${stack.telegramUrl}\nThe portals it reads are at ${stack.portalsUrl}: publish, extend, cancel, break them there\n\nPassword of everyone: ${DEMO_PASSWORD}`,
)
for (const { email, roles, workspace } of DEMO_PEOPLE)
  console.log(`  ${email.padEnd(width)}  ${roles.join(' + ')}${workspace ? `, ${companyNames.get(workspace)}` : ''}`)
console.log('\nCtrl-C stops everything.')
await waitForInterrupt()
await stack.stop()
process.exit(0)
