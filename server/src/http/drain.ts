// How a process stops without losing a request: it ends its connections with their next answers, stops listening, and
// finishes what it has taken.
import { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * From now on every answer says that the connection ends with it, so that no client keeps one that the process would
 * have to cut. Requests are still taken.
 */
export function beginToDrain({ server }: FastifyInstance): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}

/** Stops listening, and waits until the last answer is given. */
export async function closeServer(fastify: FastifyInstance): Promise<void> {
  await waitForQuietTurn(fastify)
  // http's own close() first looks through its connections, and more of them would arrive meanwhile
  const ended = new Promise((resolve) => Server.prototype.close.call(fastify.server, resolve))
  await Promise.all([ended, fastify.close()])
}

const LONGEST_SEARCH_MS = 1_000
const QUICK_MS = 1

/**
 * The system resets connections that it has established and the process has not taken when it stops listening. So this
 * waits for a turn of the event loop that found none and was quick.
 */
async function waitForQuietTurn({ server }: FastifyInstance): Promise<void> {
  let taken = 0
  server.on('connection', () => (taken += 1))
  const giveUpAt = performance.now() + LONGEST_SEARCH_MS
  let isQuiet = false
  while (!isQuiet && performance.now() < giveUpAt) {
    const [before, began] = [taken, performance.now()]
    await nextTurn()
    isQuiet = taken === before && performance.now() - began < QUICK_MS
  }
}
