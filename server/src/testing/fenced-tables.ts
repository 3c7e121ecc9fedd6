import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')

/** The workspace tables, by the migrations that fence them. A partition belongs to its table. */
export function readFencedTables(): string[] {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'))
  const sql = files.map((file) => readFileSync(join(MIGRATIONS, file), 'utf8')).join('\n')
  const partitions = new Set(Array.from(sql.matchAll(/^create table (\w+) partition of/gm), ([, name]) => name))
  const fenced = Array.from(sql.matchAll(/^select fence_by_workspace\('(\w+)'/gm), ([, name = '']) => name)
  return fenced.filter((name) => !partitions.has(name)).toSorted()
}
