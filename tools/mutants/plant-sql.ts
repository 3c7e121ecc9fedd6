// Mutants of SQL: a condition less, a bound that is in or out, the other order, the opposite of a test.
import type { Change } from './mutant.ts'
import { getPart, walkSource, type SyntaxNode } from './syntax.ts'

interface Token {
  text: string
  start: number
  end: number
}

const TOKEN = /--.*|'(?:[^']|'')*'|"[^"]*"|[a-z_][\w.]*|\d+(?:\.\d+)?|[<>=@~|&#!%^*/+?:-]+|\S/gi
const OTHER_BOUND: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
/** No test can wait for one microsecond, so instants are compared the other way round. */
const OTHER_WAY: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }
const INSTANT = /(_at|_until)$|^(now|clock_timestamp)$/
const OTHER_ORDER: Readonly<Record<string, string>> = { asc: 'desc', desc: 'asc' }
/** A condition ends before these. `from` is not among them: a condition may say `is distinct from`. */
const AFTER_CONDITION = new Set(
  'and or order group limit offset union except intersect returning having window join left inner cross full where on then else when end for set as asc desc , ;'.split(
    ' ',
  ),
)
const NAME = /^[a-z_][\w.]*$/i

export function plantInSql(source: string): Change[] {
  const changes: Change[] = []
  walkSource(source, (node) => {
    const isSql = node.type === 'TaggedTemplateExpression' && getPart(node, 'tag')?.['name'] === 'sql'
    const template = isSql ? getPart(node, 'quasi') : null
    if (template) changes.push(...changeStatement(readTokens(source, template)))
  })
  return changes
}

/** The words of a statement. What is filled in is one word, whatever it is. */
function readTokens(source: string, template: SyntaxNode): Token[] {
  const filledIn = template['expressions'] as SyntaxNode[]
  const tokens: Token[] = []
  let start = template.start + 1
  for (const { start: from, end: to } of [...filledIn, { start: template.end + 1, end: template.end }]) {
    const open = source.lastIndexOf('${', from)
    const end = from > to ? template.end - 1 : open
    for (const { 0: text, index } of source.slice(start, end).matchAll(TOKEN))
      if (!text.startsWith('--'))
        tokens.push({ text: text.toLowerCase(), start: start + index, end: start + index + text.length })
    if (from > to) break
    start = source.indexOf('}', to) + 1
    tokens.push({ text: '${}', start: open, end: start })
  }
  return tokens
}

function changeStatement(tokens: readonly Token[]): Change[] {
  const betweens = findAndsOfBetween(tokens)
  return tokens.flatMap((token, index): Change[] => {
    const [next, afterNext] = [tokens[index + 1], tokens[index + 2]]
    const { text, start, end } = token
    const isInstant = [tokens[index - 1], next].some((side) => side && INSTANT.test(side.text))
    const other = (isInstant ? OTHER_WAY : OTHER_BOUND)[text] ?? OTHER_ORDER[text]
    if (other) return [{ start, end, after: other }]
    if (text === 'and' && !betweens.has(token)) return [dropTo(token, findConditionEnd(tokens, index, betweens))]
    if (text === 'where' && next) return [dropFirstCondition(tokens, index, betweens)]
    if (text === 'not' && next?.text === 'exists') return [{ start, end, after: '' }]
    if (text === 'is' && next?.text === 'null') return [{ start, end, after: 'is not' }]
    if (text === 'is' && next?.text === 'not' && afterNext?.text === 'null')
      return [{ start, end: next.end, after: 'is' }]
    if (text === 'order' && next?.text === 'by' && afterNext && isPlainKey(afterNext, tokens[index + 3]))
      return [{ start: afterNext.end, end: afterNext.end, after: ' desc' }]
    return []
  })
}

const dropTo = ({ start }: Token, { end }: Token): Change => ({ start, end, after: '' })

function dropFirstCondition(tokens: readonly Token[], where: number, betweens: ReadonlySet<Token>): Change {
  const first = tokens[where + 1] as Token
  const last = findConditionEnd(tokens, where, betweens)
  const next = tokens[tokens.indexOf(last) + 1]
  return next?.text === 'and' ? dropTo(first, next) : { start: first.start, end: last.end, after: 'true' }
}

/** The last word of the condition that begins after `index`. */
function findConditionEnd(tokens: readonly Token[], index: number, betweens: ReadonlySet<Token>): Token {
  let depth = 0
  let last = index
  for (let i = index + 1; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.text === ')') depth--
    if (depth < 0 || (depth === 0 && i > index + 1 && endsCondition(token, tokens[i + 1], betweens))) break
    if (token.text === '(') depth++
    last = i
  }
  return tokens[last] as Token
}

function endsCondition(token: Token, next: Token | undefined, betweens: ReadonlySet<Token>): boolean {
  const isFunction = token.text === 'left' && next?.text === '('
  return AFTER_CONDITION.has(token.text) && !isFunction && !betweens.has(token)
}

/** The `and` of `between a and b` joins no conditions. */
function findAndsOfBetween(tokens: readonly Token[]): ReadonlySet<Token> {
  const found = new Set<Token>()
  const waiting: number[] = []
  let depth = 0
  for (const token of tokens) {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (token.text === 'between') waiting.push(depth)
    if (token.text === 'and' && waiting.at(-1) === depth) {
      waiting.pop()
      found.add(token)
    }
  }
  return found
}

const isPlainKey = ({ text }: Token, next: Token | undefined): boolean =>
  NAME.test(text) && text !== 'case' && (next === undefined || [',', ')', 'limit', '${}'].includes(next.text))
