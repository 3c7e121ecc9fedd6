// Finds statements on workspace tables that do not say whose rows they mean. A statement is an sql`…` or a chain of the
// query builder. What it takes from functions and constants of its own file counts as part of it.
//
// Each table, under its alias, must be met by one scope.owns('<alias>.workspace_id') ('<alias>.id' for the workspace
// itself), each insert by scope.workspaceId as the value of workspace_id. A table whose name is known only at run time
// is not seen.
import { listChildren, listDeclarations, isNode, getName, parse, getText, listValues, type Node } from './syntax.ts'
import { startsStatement, findTableInBuilder, findTablesInSql, type NamedTable } from './table-names.ts'

export interface Unscoped {
  /** the function or constant of the file in which the statement stands */
  within: string
  line: number
  /** what is missing */
  problem: string
}

interface Parts {
  tables: NamedTable[]
  /** the columns given to scope.owns */
  owned: string[]
  /** how often workspace_id is given as scope.workspaceId */
  given: number
}

export function findUnscoped(source: string, fencedTables: readonly string[]): Unscoped[] {
  const program = parse(source)
  const ofFile = listDeclarations(program)
  return listChildren(program).flatMap((topLevel) => {
    const known = new Map([...ofFile, ...listDeclarations(topLevel)])
    return listStatements(topLevel).flatMap((statement) =>
      listProblems(collectParts(statement, known, fencedTables)).map((problem) => ({
        within: getDeclaredName(topLevel),
        line: source.slice(0, statement.start).split('\n').length,
        problem,
      })),
    )
  })
}

function listProblems({ tables, owned, given }: Parts): string[] {
  const inserted = tables.filter((one) => one.inserted)
  const problems = inserted.slice(given).map(({ table }) => `insert into ${table} without scope.workspaceId`)
  const unmet = [...owned]
  for (const { table, alias } of tables.filter((one) => !one.inserted)) {
    const column = `${alias}.${table === 'workspace' ? 'id' : 'workspace_id'}`
    const met = unmet.indexOf(column)
    if (met < 0) problems.push(`${table} without scope.owns('${column}')`)
    else unmet.splice(met, 1)
  }
  return problems
}

/** The outermost ones; plain texts too, for a query that is sent without the builder. */
function listStatements(node: Node): Node[] {
  if (isSql(node) || isChain(node) || node.type === 'TemplateLiteral' || getText(node) !== null) return [node]
  return listChildren(node).flatMap(listStatements)
}

function isSql(node: Node): boolean {
  return node.type === 'TaggedTemplateExpression' && getName(node.tag) === 'sql'
}

function isChain(node: Node): boolean {
  if (node.type === 'MemberExpression') return isNode(node.object) && isChain(node.object)
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false
  return startsStatement(getName(node.callee) ?? '') || isChain(node.callee)
}

function collectParts(statement: Node, known: ReadonlyMap<string, Node>, fencedTables: readonly string[]): Parts {
  const parts: Parts = { tables: [], owned: [], given: 0 }
  const walk = (node: Node, path: readonly Node[]) => {
    // a value that was read before is no part of this statement
    if (path.includes(node) || node.type === 'AwaitExpression') return
    const method = node.type === 'CallExpression' ? getName(node.callee) : null
    const argument = node.arguments?.[0]
    for (const text of method ? listTexts(argument) : []) {
      const table = findTableInBuilder(method ?? '', text, fencedTables)
      if (table) parts.tables.push(table)
      if (method === 'owns') parts.owned.push(text)
    }
    const sql = readSql(node, path.at(-1))
    if (sql !== null) parts.tables.push(...findTablesInSql(sql, fencedTables))
    parts.given += countGiven(node)
    const declared = node.type === 'Identifier' ? known.get(String(node.name)) : undefined
    for (const child of declared ? [declared] : listValues(node)) walk(child, [...path, node])
  }
  walk(statement, [])
  return parts
}

function listTexts(argument: Node | undefined): string[] {
  const items = argument?.type === 'ArrayExpression' ? (argument.elements ?? []) : [argument]
  return items.map(getText).filter((text) => text !== null)
}

const STARTS_LIKE_SQL = /^\s*(?:select|with|insert\s+into|update|delete\s+from)\b/i

/** The text of sql`…`, or a plain text that begins like a query. */
function readSql(node: Node, parent: Node | undefined): string | null {
  const text = node.type === 'TemplateLiteral' ? readTemplate(node) : getText(node)
  if (text === null) return null
  return (parent && isSql(parent)) || STARTS_LIKE_SQL.test(text) ? text : null
}

function readTemplate(template: Node): string {
  const values = (template.expressions ?? []).map((value) => readTableName(value) ?? '?')
  const texts = (template.quasis ?? []).map(({ value }) => value.cooked)
  return texts.map((text, index) => text + (values[index] ?? '')).join('')
}

/** sql.table('audit') */
function readTableName(value: Node): string | null {
  if (value.type !== 'CallExpression' || !['table', 'id'].includes(getName(value.callee) ?? '')) return null
  return getText(value.arguments?.at(-1))
}

/** `workspace_id: scope.workspaceId` in a builder, `${scope.workspaceId}` in SQL. */
function countGiven(node: Node): number {
  const isOfScope = (value: unknown) =>
    isNode(value) &&
    value.type === 'MemberExpression' &&
    getName(value.object) === 'scope' &&
    getName(value) === 'workspaceId'
  if (node.type === 'TemplateLiteral') return (node.expressions ?? []).filter(isOfScope).length
  return node.type === 'Property' && getName(node.key) === 'workspace_id' && isOfScope(node.value) ? 1 : 0
}

function getDeclaredName(topLevel: Node): string {
  const declaration = isNode(topLevel.declaration) ? topLevel.declaration : topLevel
  return getName((declaration.declarations?.[0] ?? declaration).id) ?? ''
}
