// The little of a syntax tree that the search for unscoped queries reads.
import { parseAst } from 'rolldown/parseAst'

export interface Node {
  readonly type: string
  readonly start: number
  readonly name?: unknown
  readonly value?: unknown
  readonly id?: unknown
  readonly init?: unknown
  readonly body?: unknown
  readonly declaration?: unknown
  readonly declarations?: readonly Node[]
  readonly tag?: unknown
  readonly expressions?: readonly Node[]
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  readonly callee?: unknown
  readonly arguments?: readonly Node[]
  readonly elements?: readonly unknown[]
  readonly object?: unknown
  readonly property?: unknown
  readonly key?: unknown
  readonly computed?: unknown
}

export function parse(source: string): Node {
  return parseAst(source, { lang: 'ts' })
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

export function listChildren(node: Node): Node[] {
  return Object.values<unknown>({ ...node })
    .flat()
    .filter(isNode)
}

const NAMES_OF_FIELDS_AND_TYPES = ['property', 'key', 'typeArguments', 'typeAnnotation']

/** Its children without the names of fields and types, which may be spelt like a declaration. */
export function listValues(node: Node): Node[] {
  const fields = Object.entries<unknown>({ ...node })
  return fields
    .filter(([field]) => node.computed === true || !NAMES_OF_FIELDS_AND_TYPES.includes(field))
    .flatMap(([, value]) => value)
    .filter(isNode)
}

/** The name of an identifier; of `a.b` the name b. */
export function getName(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'MemberExpression' ? getName(node.property) : null
}

export function getText(node: unknown): string | null {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** Every function and constant below the node by its name, with the syntax that gives it its value. */
export function listDeclarations(node: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  const walk = (one: Node) => {
    const name = getName(one.id)
    const value = one.type === 'VariableDeclarator' ? one.init : one.type === 'FunctionDeclaration' ? one.body : null
    if (name && isNode(value)) found.set(name, value)
    listChildren(one).forEach(walk)
  }
  walk(node)
  return found
}
