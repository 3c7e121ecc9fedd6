// The syntax tree of a source file, without its types.
import { parseAst } from 'vitest/node'

export interface SyntaxNode {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** Calls `visit` with each node and the nodes around it, the nearest last. Types and imports are left out. */
export function walkSource(source: string, visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void): void {
  const walk = (node: SyntaxNode, around: readonly SyntaxNode[]): void => {
    if (isType(node) || node.type === 'ImportDeclaration') return
    visit(node, around)
    const inside = [...around, node]
    for (const part of Object.values(node)) for (const child of [part].flat()) if (isNode(child)) walk(child, inside)
  }
  walk(parse(source), [])
}

/** `<T>(…) => …` begins an element in a file of elements, and only there. */
function parse(source: string): SyntaxNode {
  try {
    return parseAst(source, { lang: 'tsx' }) as unknown as SyntaxNode
  } catch {
    return parseAst(source, { lang: 'ts' }) as unknown as SyntaxNode
  }
}

/** A part of a node that is a node itself. */
export function getPart(node: SyntaxNode, name: string): SyntaxNode | null {
  const part = node[name]
  return isNode(part) ? part : null
}

export const getText = (source: string, node: SyntaxNode): string => source.slice(node.start, node.end)

/** Where the operator between two operands is written. */
export function findOperator(
  source: string,
  node: SyntaxNode,
): { start: number; end: number; operator: string } | null {
  const [left, operator] = [getPart(node, 'left'), node['operator']]
  if (!left || typeof operator !== 'string') return null
  const start = source.indexOf(operator, left.end)
  return { start, end: start + operator.length, operator }
}

export const isLiteral = (node: SyntaxNode | null, kind: 'string' | 'number' | 'boolean'): boolean =>
  node?.type === 'Literal' && typeof node['value'] === kind

const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && typeof (part as SyntaxNode).type === 'string'

/** `value as T`, `value satisfies T` and `value!` hold a value */
const AROUND_A_VALUE = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']
const isType = ({ type }: SyntaxNode): boolean => type.startsWith('TS') && !AROUND_A_VALUE.includes(type)
