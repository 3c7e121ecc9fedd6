// The statements of a call: recorded by the API process, and run again without it.
import { readFileSync } from 'node:fs'
import { readPreparedName } from '@tendertap/server/db/prepared-statement'
import { sql } from 'kysely'
import pg from 'pg'
import type { Context } from '../frame/context.ts'
import type { LotQuery } from './classes.ts'
import type { ApiClient } from './api-client.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** Is it part of every call: the session, the transaction, its workspace? */
export function isOverhead(text: string): boolean {
  return /^(begin|start transaction|commit|rollback)|set_config|session_person|touch_session/i.test(text.trim())
}

/** Sends the queries and returns the statements of each. */
export async function recordStatements(api: ApiClient, queries: readonly LotQuery[]): Promise<Statement[][]> {
  const before = readLines(api.statementsFile).length
  for (const query of queries) await api.ask(query, { record: true })
  return readLines(api.statementsFile)
    .slice(before)
    .map((line) => JSON.parse(line) as Statement[])
}

function readLines(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

/** Runs the statements one after the other on one connection; returns the milliseconds of each call. */
export async function replay(
  client: pg.Client,
  calls: readonly (readonly Statement[])[],
  rounds: number,
): Promise<number[]> {
  const times: number[] = []
  // the first round only warms up
  for (let round = 0; round <= rounds; round += 1) {
    for (const statements of calls) {
      const started = performance.now()
      for (const { text, values } of statements) await client.query({ text, values, ...readPreparedName(text) })
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return times
}

/** A connection with the settings of the API's connections. */
export async function openBareClient(context: Context, url: string): Promise<{ client: pg.Client; options: string }> {
  const pool = context.open(url, 1)
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where source = 'client' and name in ('jit', 'cpu_operator_cost', 'max_parallel_workers_per_gather', 'pg_trgm.similarity_threshold')`.execute(
    pool,
  )
  await pool.destroy()
  const options = rows.map(({ name, setting }) => `-c ${name}=${setting}`).join(' ')
  const client = new pg.Client({ connectionString: url, options })
  await client.connect()
  context.atEnd(() => client.end())
  return { client, options }
}

/**
 * A script for pgbench: the values are written into the text. It has no time limit: of many clients that share two
 * processors one may exceed it, and pgbench would end.
 */
export function writeScript(statements: readonly Statement[]): string {
  const inline = ({ text, values }: Statement) =>
    text
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/set local statement_timeout = \d+; /g, '')
      .replaceAll(/\$(\d+)/g, (_, place: string) => toLiteral(values[Number(place) - 1]))
  return statements.map((statement) => `${inline(statement)};\n`).join('')
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((item) => `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}
