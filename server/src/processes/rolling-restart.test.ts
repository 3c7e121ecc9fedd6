// Two API processes are restarted one after the other under load. The client takes turns between them and knows
// nothing of their health: what one of them has not taken it gives to the other, and what it has taken must be
// answered.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startApiProcess } from '../testing/api-process.ts'
import { aPerson, PASSWORD } from '../testing/builders.ts'
import { freePort } from '../testing/local-postgres.ts'
import { testServer } from '../testing/server.ts'

const CLIENTS = 12
const BETWEEN_RESTARTS = 150

const server = await testServer()

async function startApi(port: number): Promise<ChildProcess> {
  const settings = { PORT: String(port), DRAIN_MS: '1000', CALLS_PER_SECOND: '1000000' }
  return (await startApiProcess(server, settings)).process
}

async function stopApi(api: ChildProcess): Promise<void> {
  const exited = once(api, 'exit')
  api.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
}

/** `not taken`: the process has not begun to read the request, so another one may get it. */
type Outcome = number | 'not taken' | `lost: ${string}`

/**
 * The body follows when the process says that it has taken the request (100 Continue): what fails earlier on a new
 * connection has not been sent. A connection that the process kept open must not be cut under a request.
 */
function send(agent: Agent, port: number, path: string, body: object, token: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let isTaken = false
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, expect: '100-continue' }
    const sent = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve('lost: the answer broke off'))
    })
    sent.once('continue', () => {
      isTaken = true
      sent.end(JSON.stringify(body))
    })
    sent.once('error', () => {
      if (isTaken) return resolve('lost: taken and not answered')
      resolve(sent.reusedSocket ? 'lost: sent on a connection that was cut' : 'not taken')
    })
    sent.flushHeaders()
  })
}

test('a rolling restart under load loses no request', { timeout: 180_000 }, async () => {
  const { email } = await aPerson(server, ['manager'])
  const ports = [await freePort(), await freePort()]
  const running = new Map<number, ChildProcess>()
  for (const port of ports) running.set(port, await startApi(port))
  const login = await fetch(`http://127.0.0.1:${ports[0]}/api/auth/localLogin`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  })
  const { token } = (await login.json()) as { token: string }

  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]))
  onTestFinished(() => agents.forEach((agent) => agent.destroy()))
  const outcomes = new Map<Outcome, number>()
  let answered = 0
  const over = new AbortController()
  const keepAsking = async (turn: number) => {
    while (!over.signal.aborted) {
      const port = ports[turn % 2] ?? 0
      turn += 1
      const outcome = await send(agents.get(port) ?? new Agent(), port, '/api/me/getMe', {}, token)
      // the next turn is at the other process
      if (outcome === 'not taken') continue
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      answered += 1
    }
  }
  const untilAnswered = (more: number) => {
    const goal = answered + more
    return expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(goal)
  }
  const clients = Array.from({ length: CLIENTS }, (_, n) => keepAsking(n))
  for (const [port, api] of running) {
    await untilAnswered(BETWEEN_RESTARTS)
    await stopApi(api)
    await untilAnswered(BETWEEN_RESTARTS)
    running.set(port, await startApi(port))
  }
  await untilAnswered(BETWEEN_RESTARTS)
  over.abort()
  await Promise.all(clients)
  expect(Object.fromEntries(outcomes)).toEqual({ 200: expect.any(Number) })
})
