// npm run dev: the demo with reload: the API restarts on changes, vite serves the web application.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PORTALS_PORT } from './demo/portals.ts'
import { findProgram } from './run-step.ts'
import { startStack, waitForInterrupt } from './stack/stack.ts'

const API_PORT = 4100
const MAILBOX_PORT = 4125
const TELEGRAM_PORT = 4128
const VITE_URL = 'http://localhost:5173'
const stack = await startStack({
  port: API_PORT,
  mailboxPort: MAILBOX_PORT,
  telegramPort: TELEGRAM_PORT,
  portalsPort: PORTALS_PORT,
  timePasses: true,
  publicUrl: VITE_URL,
  watch: true,
})
console.log(
  `Its e-mails are at ${stack.mailboxUrl}, its Telegram chat at ${stack.telegramUrl}, the portals it reads at ${stack.portalsUrl}`,
)
const vite = spawn(findProgram('vite'), ['web'], {
  stdio: 'inherit',
  env: { ...process.env, API_PORT: String(API_PORT) },
})
await Promise.race([waitForInterrupt(), once(vite, 'exit')])
vite.kill()
await stack.stop()
process.exit(0)
