// A PostgreSQL with a national catalogue in it, set up for its size. With --keep it stays under .data/national and is
// taken again.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase, dropDatabase, type RoleUrls } from '@tendertap/server/db/roles'
import { prepareDatabase } from '@tendertap/server/jobs/install'
import { asSuperuser, roleUrls, type LocalPostgres } from '@tendertap/server/testing/local-postgres'
import type { Context } from '../frame/context.ts'
import { loadNational } from './load.ts'

const KEPT = '.data/national'
const DATABASE = 'national'
/** The catalogue is made of these; when they change, a kept one is worth nothing. */
const SOURCES = ['proofs/src/national', 'server/src/language']

export interface National {
  urls: RoleUrls
  lots: number
  /** how long making it took, then */
  loadSeconds: number
  /** A copy to write into; what is kept stays as it was. */
  copy(): Promise<RoleUrls>
}

interface Kept {
  lots: number
  loadSeconds: number
  fingerprint: string
}

export async function nationalDatabase(context: Context, lots: number): Promise<National> {
  const isKept = context.keep && context.fault === null
  const folder = isKept ? resolve(KEPT, String(lots)) : await context.folder()
  const directory = join(folder, 'postgres')
  const settings = settingsFor(lots)
  let kept = isKept ? readKept(folder) : null
  let postgres: LocalPostgres | null = null
  if (kept) {
    postgres = await context.postgres(directory, { durable: true, settings })
    context.say(`${lots.toLocaleString('en')} lots were kept`)
    await prepareDatabase(roleUrls(postgres.port, DATABASE).owner).catch(async (cause: Error) => {
      context.say(`but have to be made again: ${cause.message}`)
      await postgres?.stop()
      kept = null
    })
  }
  if (!kept || !postgres) {
    kept = await make(context, lots, folder, settings)
    postgres = await context.postgres(directory, { durable: true, settings })
  }
  const { port } = postgres
  return {
    urls: roleUrls(port, DATABASE),
    lots,
    loadSeconds: kept.loadSeconds,
    copy: () => copyDatabase(context, port),
  }
}

/** Loading may forget: what is not finished is begun again. */
async function make(context: Context, lots: number, folder: string, settings: readonly string[]): Promise<Kept> {
  await rm(join(folder, 'postgres'), { recursive: true, force: true })
  await rm(markFile(folder), { force: true })
  await mkdir(folder, { recursive: true })
  const started = performance.now()
  const postgres = await context.postgres(join(folder, 'postgres'), { durable: false, settings })
  await asSuperuser(postgres.port, (client) => createDatabase(client, DATABASE))
  const { owner } = roleUrls(postgres.port, DATABASE)
  await prepareDatabase(owner)
  await loadNational(owner, { lots, now: new Date() }, context.say)
  await postgres.stop()
  const kept: Kept = {
    lots,
    loadSeconds: Math.round((performance.now() - started) / 1_000),
    fingerprint: fingerprint(),
  }
  await writeFile(markFile(folder), JSON.stringify(kept))
  return kept
}

async function copyDatabase(context: Context, port: number): Promise<RoleUrls> {
  const name = `${DATABASE}_copy`
  const drop = () => asSuperuser(port, (client) => dropDatabase(client, name))
  await drop()
  await asSuperuser(port, (client) => createDatabase(client, name, DATABASE))
  context.atEnd(drop)
  return roleUrls(port, name)
}

const markFile = (folder: string) => join(folder, 'loaded.json')

function readKept(folder: string): Kept | null {
  if (!existsSync(markFile(folder))) return null
  const kept = JSON.parse(readFileSync(markFile(folder), 'utf8')) as Kept
  return kept.fingerprint === fingerprint() ? kept : null
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('database.ts'),
    )
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/** What an operator would set on a machine that this catalogue is served from. */
function settingsFor(lots: number): string[] {
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)}MB`
  const memory = totalmem()
  return [
    `shared_buffers=${megabytes(Math.min(memory / 4, 128 * 2 ** 20 + lots * 1_800))}`,
    `effective_cache_size=${megabytes(memory * 0.6)}`,
    'work_mem=32MB',
    'max_wal_size=16GB',
    'checkpoint_timeout=30min',
    'random_page_cost=1.1',
  ]
}
