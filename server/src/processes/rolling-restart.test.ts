// Of two APIs one is restarted under load, as each is in its turn. The client takes turns between them and knows
// nothing of their health: what one of them has not taken it gives to the other, and what it has taken must be
// answered.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startApiProcess } from '../testing/api-process.ts'
import { aPerson, getToken } from '../testing/builders.ts'
import { freePort } from '../testing/local-postgres.ts'
import { SECRET, testServer } from '../testing/server.ts'

const CLIENTS = 8
/** between two requests of a client, so that the load does not starve the process that starts */
const PAUSE_MS = 5
const BETWEEN = 50

const server = await testServer()

async function startApi(port: number): Promise<ChildProcess> {
  const settings = { PORT: String(port), SESSION_SECRET: SECRET, DRAIN_MS: '1000', CALLS_PER_SECOND: '1000000' }
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

test('a rolling restart under load loses no request', { timeout: 120_000 }, async () => {
  const token = await getToken(server, await aPerson(server, ['manager']))
  const restarted = await freePort()
  const ports = [restarted, Number(new URL(server.url).port)]
  const api = await startApi(restarted)

  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]))
  onTestFinished(() => agents.forEach((agent) => agent.destroy()))
  const outcomes = new Map<Outcome, number>()
  const answered = new Map(ports.map((port) => [port, 0]))
  const over = new AbortController()
  const keepAsking = async (turn: number) => {
    while (!over.signal.aborted) {
      const port = ports[turn % 2] ?? 0
      turn += 1
      await wait(PAUSE_MS)
      const outcome = await send(agents.get(port) ?? new Agent(), port, '/api/me/getMe', {}, token)
      // the next turn is at the other one
      if (outcome === 'not taken') continue
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      answered.set(port, (answered.get(port) ?? 0) + 1)
    }
  }
  const untilAnsweredBy = (port: number) => {
    const goal = (answered.get(port) ?? 0) + BETWEEN
    return expect.poll(() => answered.get(port), { timeout: 30_000 }).toBeGreaterThan(goal)
  }
  const clients = Array.from({ length: CLIENTS }, (_, n) => keepAsking(n))
  await untilAnsweredBy(restarted)
  await stopApi(api)
  await untilAnsweredBy(ports[1] ?? 0)
  await startApi(restarted)
  await untilAnsweredBy(restarted)
  over.abort()
  await Promise.all(clients)
  expect(Object.fromEntries(outcomes)).toEqual({ 200: expect.any(Number) })
})
