// The API as a process of its own, on the database of a test.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import { onTestFinished } from 'vitest'
import type { TestServer } from './server.ts'

const API = fileURLToPath(new URL('../processes/api.ts', import.meta.url))

export interface ApiProcess {
  process: ChildProcess
  url: string
}

/** Resolves when it listens; the end of the test kills it. `settings` win over the usual ones. */
export async function startApiProcess(
  { urls }: Pick<TestServer, 'urls'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const api = spawn(process.execPath, [API], {
    env: {
      ...process.env,
      APPLICATION_DATABASE_URL: urls.application,
      OPERATOR_DATABASE_URL: urls.operator,
      SESSION_SECRET: 'x'.repeat(32),
      SECOND_FACTOR_KEY: '5a'.repeat(32),
      OPERATOR_EMAIL: 'operator@test.example',
      OPERATOR_DETAILS: JSON.stringify(DEMO_OPERATOR),
      DOCUMENTS_STORE: 'file:///nowhere',
      PORT: '0',
      OPERATIONS_PORT: '0',
      DRAIN_MS: '0',
      // a test is not refused because its machine was busy
      EVENT_LOOP_DELAY_MS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (api.exitCode !== null) return
    api.kill('SIGKILL')
    await once(api, 'exit')
  })
  for await (const line of createInterface(api.stdout)) {
    const { address } = JSON.parse(line) as { address?: string }
    if (!address) continue
    api.stdout.resume()
    return { process: api, url: address }
  }
  throw new Error('the API did not start')
}
