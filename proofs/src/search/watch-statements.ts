// Loaded into an API process before it starts: every answer then has a header with the time and the round trips that
// its statements took.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pg from 'pg'
import { isOverhead, type Statement } from './statements.ts'

interface SentStatement extends Statement {
  sent: number
  /** null while it is under way */
  answered: number | null
}

const sentStatements = new AsyncLocalStorage<SentStatement[]>()
const file = process.env['STATEMENTS_FILE'] ?? ''

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  const statements: SentStatement[] = []
  sentStatements.enterWith(statements)
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    const all = sumWaits(statements)
    const search = sumWaits(statements.filter(({ text }) => !isOverhead(text)))
    const timing = { sql: all.ms, search: search.ms, trips: all.trips }
    response.setHeader(
      'server-timing',
      Object.entries(timing)
        .map(([name, figure]) => `${name};dur=${figure}`)
        .join(', '),
    )
    // a call that is refused under load is sent again, so only its last answer is recorded
    if (request.headers['x-record-statements'] && args[0] === 200)
      appendFileSync(file, `${JSON.stringify(statements.map(({ text, values }) => ({ text, values })))}\n`)
    return writeHead(...args)
  }
})

/**
 * A round trip begins when a statement is sent while none is under way; what is sent meanwhile travels with it. The
 * answer that is being written did not wait for what is still under way.
 */
function sumWaits(statements: readonly SentStatement[]): { trips: number; ms: number } {
  let [trips, ms, until] = [0, 0, -Infinity]
  for (const { sent, answered } of statements) {
    if (answered === null) continue
    if (sent >= until) trips += 1
    ms += Math.max(0, answered - Math.max(sent, until))
    until = Math.max(until, answered)
  }
  return { trips, ms }
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const query = prototype.query
prototype.query = function queryAndRecord(...args) {
  const statements = sentStatements.getStore()
  const sent = performance.now()
  const result = query.apply(this, args)
  if (!statements || !(result instanceof Promise)) return result
  const [first, parameters] = args as [string | Statement, unknown[] | undefined]
  const { text, values } = typeof first === 'string' ? { text: first, values: parameters ?? [] } : first
  const statement: SentStatement = { text, values, sent, answered: null }
  statements.push(statement)
  return result.finally(() => {
    statement.answered = performance.now()
  })
}
