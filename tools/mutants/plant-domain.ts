// Mutants of rules: comparisons, booleans, arithmetic, numbers, and answers that say the opposite.
import type { Change } from './mutant.ts'
import { findOperator, getPart, getText, isLiteral, walkSource, type SyntaxNode } from './syntax.ts'

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

const OTHER_METHOD: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
}

const ANSWERS_YES_OR_NO = /(^|\.)((is|has|can|may|needs)[A-Z]\w*|includes|has|test|startsWith|endsWith)$/

export function plantInRules(source: string): Change[] {
  const changes: Change[] = []
  walkSource(source, (node, around) => {
    const change = changeNode(source, node, around.at(-1))
    if (change) changes.push(change)
  })
  return changes
}

function changeNode(source: string, node: SyntaxNode, parent: SyntaxNode | undefined): Change | null {
  const { type, start, end } = node
  if (type === 'BinaryExpression' || type === 'LogicalExpression') return changeOperator(source, node)
  if (type === 'UnaryExpression' && node['operator'] === '!') return { start, end: start + 1, after: '' }
  if (isLiteral(node, 'boolean')) return { start, end, after: String(node['value'] !== true) }
  if (isLiteral(node, 'number') && parent?.type !== 'Property')
    return { start, end, after: changeNumber(Number(node['value'])) }
  if (type === 'Property') return changeNumberOfTable(node)
  if (type === 'MemberExpression') return changeMethod(node)
  return type === 'CallExpression' && isDecision(node, parent) ? negate(source, node) : null
}

function changeOperator(source: string, node: SyntaxNode): Change | null {
  const found = findOperator(source, node)
  const after = found && OTHER_OPERATOR[found.operator]
  if (!found || !after || (found.operator === '+' && joinsTexts(node))) return null
  return { start: found.start, end: found.end, after }
}

function joinsTexts(node: SyntaxNode): boolean {
  const sides = [getPart(node, 'left'), getPart(node, 'right')]
  return sides.some(
    (side) =>
      isLiteral(side, 'string') ||
      side?.type === 'TemplateLiteral' ||
      (side?.type === 'BinaryExpression' && joinsTexts(side)),
  )
}

/** Enough to matter: a small number by one, a large one doubled, a share by a fifth. */
function changeNumber(value: number): string {
  if (!Number.isInteger(value)) return String(Number((value * 0.8).toPrecision(4)))
  return String(value > 10 ? value * 2 : value + 1)
}

function changeNumberOfTable(node: SyntaxNode): Change | null {
  const value = getPart(node, 'value')
  if (!value || !isLiteral(value, 'number')) return null
  return { start: value.start, end: value.end, after: changeNumber(Number(value['value'])) }
}

function changeMethod(node: SyntaxNode): Change | null {
  const property = getPart(node, 'property')
  const after = OTHER_METHOD[String(property?.['name'])]
  return property && after ? { start: property.start, end: property.end, after } : null
}

/** What an `if`, a choice or a `return` asks, or an arrow function answers with. */
function isDecision(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') return parent['test'] === node
  return parent?.type === 'ReturnStatement' || (parent?.type === 'ArrowFunctionExpression' && parent['body'] === node)
}

function negate(source: string, node: SyntaxNode): Change | null {
  const callee = getPart(node, 'callee')
  const isYesOrNo = callee !== null && ANSWERS_YES_OR_NO.test(getText(source, callee).replaceAll(/[\s?!]/g, ''))
  return isYesOrNo ? { start: node.start, end: node.start, after: '!' } : null
}
