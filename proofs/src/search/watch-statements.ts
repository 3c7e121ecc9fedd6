// Loaded into an API process before it starts: every answer then tells what it asked the database and how long that took.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pg from 'pg'
import { isFrame, type Statement } from './statements.ts'

interface Asked extends Statement {
  ms: number
}

const asking = new AsyncLocalStorage<Asked[]>()
const file = process.env['STATEMENTS_FILE'] ?? ''

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  const asked: Asked[] = []
  asking.enterWith(asked)
  const writeHead = response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse
  response.writeHead = (...words: unknown[]) => {
    const questions = asked.filter(({ text }) => !isFrame(text))
    const timing = { sql: sum(asked), search: sum(questions), trips: asked.length, questions: questions.length }
    response.setHeader('server-timing', Object.entries(timing).map(([name, figure]) => `${name};dur=${figure}`).join(', '))
    if (request.headers['x-keep-statements']) appendFileSync(file, `${JSON.stringify(asked.map(({ text, values }) => ({ text, values })))}\n`)
    return writeHead(...words)
  }
})

const sum = (asked: readonly Asked[]) => asked.reduce((total, { ms }) => total + ms, 0)

type Query = (this: pg.Client, ...words: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const query = prototype.query
prototype.query = function watched(...words) {
  const asked = asking.getStore()
  const started = performance.now()
  const result = query.apply(this, words)
  if (!asked || !(result instanceof Promise)) return result
  const [text, values] = words as [string, unknown[] | undefined]
  const statement: Asked = { text, values: values ?? [], ms: 0 }
  asked.push(statement)
  return result.finally(() => {
    statement.ms = performance.now() - started
  })
}
