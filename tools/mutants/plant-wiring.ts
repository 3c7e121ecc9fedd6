// Mutants of the screens' wiring: a handler that does nothing, an effect left out, a condition that always or never
// holds, another field passed on.
import type { Change } from './mutant.ts'
import { getPart, getText, walkSource, type SyntaxNode } from './syntax.ts'

const HANDLER = /^on[A-Z]/
const FLAG = /^(is|has|can|may|needs|with|disabled|required|checked|opened|readOnly)/
/** what these hold are words or looks, not facts */
const NOT_FACTS = /^(all|classes|styles|errors|Math|Number|Object|window|document|event)$|texts$/i
const FUNCTION = /Function/

export function plantInWiring(source: string): Change[] {
  const changes: Change[] = []
  const fields = new Map<string, Set<string>>()
  const passed: SyntaxNode[] = []
  walkSource(source, (node, around) => {
    if (node.type === 'JSXAttribute') changes.push(...changeAttribute(source, node))
    if (node.type === 'ExpressionStatement') changes.push(...dropEffect(node, around))
    if (node.type === 'LogicalExpression' || node.type === 'ConditionalExpression')
      changes.push(...changeShown(source, node, around.at(-1)))
    if (!isField(node)) return
    const { object, field } = readField(node)
    fields.set(object, (fields.get(object) ?? new Set()).add(field))
    if (isPassedOn(node, around)) passed.push(node)
  })
  return [...changes, ...passed.flatMap((node) => swapField(node, fields))]
}

function changeAttribute(source: string, node: SyntaxNode): Change[] {
  const name = String(getPart(node, 'name')?.['name'])
  const value = getPart(node, 'value')
  const expression = value?.type === 'JSXExpressionContainer' ? getPart(value, 'expression') : null
  if (!expression) return []
  const { start, end } = expression
  if (HANDLER.test(name)) return [{ start, end, after: '() => {}' }]
  return FLAG.test(name) ? [{ start, end, after: `!(${getText(source, expression)})` }] : []
}

/** A call whose answer nobody waits for is made for its effect. */
function dropEffect(statement: SyntaxNode, around: readonly SyntaxNode[]): Change[] {
  const expression = getPart(statement, 'expression')
  const call = expression?.type === 'AwaitExpression' ? getPart(expression, 'argument') : expression
  const name = call ? String(getPart(call, 'callee')?.['name']) : ''
  const isEffect = call?.type === 'CallExpression' && !name.startsWith('use')
  if (!isEffect || !around.some(({ type }) => FUNCTION.test(type))) return []
  return [{ start: statement.start, end: statement.end, after: ';' }]
}

/** `{condition && <Piece />}` and `{condition ? <One /> : <Other />}` */
function changeShown(source: string, node: SyntaxNode, parent: SyntaxNode | undefined): Change[] {
  if (parent?.type !== 'JSXExpressionContainer' && parent?.type !== 'ConditionalExpression') return []
  const part = getPart(node, node.type === 'LogicalExpression' ? 'left' : 'test')
  if (!part || (node.type === 'LogicalExpression' && node['operator'] !== '&&')) return []
  const { start, end } = part
  if (node.type === 'ConditionalExpression') return [{ start, end, after: `!(${getText(source, part)})` }]
  return [
    { start, end, after: 'true' },
    { start, end, after: 'false' },
  ]
}

const isField = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' && node['computed'] === false && getPart(node, 'object')?.type === 'Identifier'

const readField = (node: SyntaxNode): { object: string; field: string } => ({
  object: String(getPart(node, 'object')?.['name']),
  field: String(getPart(node, 'property')?.['name']),
})

/** To a piece of the screen or to a call. */
function isPassedOn(node: SyntaxNode, around: readonly SyntaxNode[]): boolean {
  const [attribute, parent] = around.slice(-2)
  if (!parent || NOT_FACTS.test(readField(node).object)) return false
  if (parent.type === 'CallExpression') return parent['callee'] !== node
  if (parent.type !== 'JSXExpressionContainer') return parent.type === 'Property' && parent['value'] === node
  return !['key', 'className'].includes(String(getPart(attribute as SyntaxNode, 'name')?.['name']))
}

/** Another field of the same object that the file uses. */
function swapField(node: SyntaxNode, fields: ReadonlyMap<string, ReadonlySet<string>>): Change[] {
  const { object, field } = readField(node)
  const used = [...(fields.get(object) ?? [])]
  const other = used[(used.indexOf(field) + 1) % used.length]
  const property = getPart(node, 'property')
  return other && other !== field && property ? [{ start: property.start, end: property.end, after: other }] : []
}
