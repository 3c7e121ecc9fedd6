// Statements whose text never changes are prepared: each connection parses and plans them once (docs/decisions/0021).
import {
  DummyDriver,
  Kysely,
  PostgresDialect,
  sql,
  type Compilable,
  type CompiledQuery,
  type InferResult,
  type RawBuilder,
} from 'kysely'
import type { DB } from './generated/schema.ts'

/**
 * Put before a statement to have it prepared in a read-only scope. The statement must list its columns: with `*` a
 * column that a migration adds would change the result type, and open connections would refuse to run it.
 */
export function prepareAs(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared as ${name} */`)
}

export function readPreparedName(text: string): { name?: string } {
  const name = /^\s*\/\* prepared as ([\w ]+) \*\//.exec(text)?.[1]
  return name ? { name } : {}
}

/** Compiles a statement without values when the process starts, so that no call spends time on it. */
export function compilePrepared<Query extends Compilable>(
  name: string,
  build: (db: Kysely<DB>) => Query,
): CompiledQuery<InferResult<Query>[number]> {
  return sql<InferResult<Query>[number]>`${prepareAs(name)} ${build(COMPILER)}`.compile(COMPILER)
}

const dialect = new PostgresDialect({
  pool: () => {
    throw new Error('The compiler has no database')
  },
})
dialect.createDriver = () => new DummyDriver()
const COMPILER = new Kysely<DB>({ dialect })
