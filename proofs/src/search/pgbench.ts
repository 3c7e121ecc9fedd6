// How many calls a second the database alone can serve: the same statements without the API.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Context } from '../frame/context.ts'
import { writeScript, type Statement } from './statements.ts'

const run = promisify(execFile)
/** pgbench accepts at most this many scripts */
const MAX_SCRIPTS = 120
const MAX_SECONDS = 60

export interface BareRate {
  rate: number
  /** pgbench, or its replacement */
  by: string
}

export async function measureBareRate(
  context: Context,
  bare: { url: string; options: string },
  calls: readonly (readonly Statement[])[],
  clients: number,
  seconds: number,
): Promise<BareRate> {
  // the classes take turns, so the first ones are of every class
  const some = calls.slice(0, MAX_SCRIPTS)
  if (!(await run('pgbench', ['--version']).catch(() => null)))
    return { rate: await measureWithoutPgbench(bare, some, clients, seconds), by: 'a loop over pg in place of pgbench' }
  const folder = await context.folder()
  const files = some.map((statements, index) => {
    const file = join(folder, `${index}.sql`)
    writeFileSync(file, writeScript(statements))
    return file
  })
  return { rate: await measureWithPgbench(bare, files, clients, Math.ceil(seconds)), by: 'pgbench' }
}

async function measureWithPgbench(
  bare: { url: string; options: string },
  files: readonly string[],
  clients: number,
  seconds: number,
): Promise<number> {
  const args = [
    '--no-vacuum',
    `--client=${clients}`,
    `--time=${seconds}`,
    ...files.map((file) => `--file=${file}`),
    bare.url,
  ]
  const { stdout } = await run('pgbench', args, {
    env: { ...process.env, PGOPTIONS: bare.options },
    maxBuffer: 2 ** 26,
  })
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? 0)
  const failed = Number(/^number of failed transactions: (\d+)/m.exec(stdout)?.[1] ?? 0)
  if (failed > 0 || (rate === 0 && seconds >= MAX_SECONDS)) throw new Error(`pgbench failed:\n${stdout}`)
  // on a busy machine the time may be over before the first client has finished, so there is no rate yet
  return rate > 0 ? rate : measureWithPgbench(bare, files, clients, seconds * 4)
}

async function measureWithoutPgbench(
  { url, options }: { url: string; options: string },
  calls: readonly (readonly Statement[])[],
  clients: number,
  seconds: number,
): Promise<number> {
  const started = performance.now()
  let done = 0
  const client = async () => {
    const connection = new pg.Client({ connectionString: url, options })
    await connection.connect()
    for (let next = done; performance.now() - started < seconds * 1_000; next = ++done) {
      for (const { text, values } of calls[next % calls.length] ?? []) await connection.query(text, values)
    }
    await connection.end()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done / ((performance.now() - started) / 1_000)
}
