// Statements that are always the same, word for word: a connection plans them once, docs/decisions/0021.
import { sql, type RawBuilder } from 'kysely'

/**
 * Stands before a statement of a scope that only reads. It must name its columns: one that is added elsewhere would
 * change its answer.
 */
export function keptAs(name: string): RawBuilder<unknown> {
  return sql.raw(`/* kept as ${name} */`)
}

export function keptName(text: string): { name?: string } {
  const name = /^\s*\/\* kept as ([\w ]+) \*\//.exec(text)?.[1]
  return name ? { name } : {}
}
