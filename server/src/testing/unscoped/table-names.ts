// Which tables a statement names, and under which alias.

export interface NamedTable {
  table: string
  alias: string
  inserted: boolean
}

const NOT_AN_ALIAS =
  /^(?:where|on|set|left|right|inner|full|cross|join|order|group|having|limit|offset|values|using|for|returning|union|except|intersect|select|default|natural|window|fetch|and|or|as|when)$/i

/** In SQL: after `from`, `join`, `into`, `update`, `using`, or in a list after a comma. */
export function findTablesInSql(sql: string, tables: readonly string[]): NamedTable[] {
  const text = sql.replaceAll(/'(?:[^']|'')*'|--[^\n]*/g, ' ')
  const names = new RegExp(
    String.raw`(?:\b(from|join|into|update|using|only)\s+|(,)\s*)(?:public\.)?(${tables.join('|')})\b(?!\s*\.)(?:\s+(?:as\s+)?(\w+))?`,
    'gi',
  )
  return Array.from(text.matchAll(names), ([, word = '', , table = '', alias = '']) => ({
    table,
    alias: alias === '' || NOT_AN_ALIAS.test(alias) ? table : alias,
    inserted: word.toLowerCase() === 'into',
  }))
}

const BUILDERS =
  /^(?:selectFrom|updateTable|deleteFrom|insertInto|mergeInto|replaceInto|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/

/** In a query builder: `selectFrom('app_user as u')`. */
export function findTableInBuilder(method: string, argument: string, tables: readonly string[]): NamedTable | null {
  if (!BUILDERS.test(method)) return null
  const [table = '', alias = table] = argument.replace(/^public\./, '').split(/\s+as\s+/i)
  return tables.includes(table) ? { table, alias, inserted: method.endsWith('Into') } : null
}

export function startsStatement(method: string): boolean {
  return /^(?:selectFrom|updateTable|deleteFrom|insertInto|mergeInto|replaceInto)$/.test(method)
}
