// Parses what a person typed. Never throws, whatever was typed.
// Syntax: every word must occur; "a phrase" exactly as typed; -excluded; prefix*; codes are recognised by their form.
import { analyse, joinHyphenated, makeJointLexeme } from './analyse.ts'
import { parseCode, type CodeLike } from './codes.ts'
import { splitPieces, type Piece } from './pieces.ts'
import { toLexemes } from './stem.ts'
import { isStopWord } from './stop-words.ts'

export interface Word {
  /** as typed */
  text: string
  /** The word occurs where all lexemes of one alternative occur. Empty for a prefix. */
  alternatives: readonly (readonly string[])[]
  /** the word occurs where a word begins with this */
  prefix: string | null
  /** the word also occurs where the lot number, tender code or ENS TRU code is this */
  code: CodeLike | null
}

export interface Phrase {
  /** the words that the index must have */
  words: readonly Word[]
  /** the words in the order required in the text, with only spaces and punctuation between them */
  sequence: readonly string[]
}

export interface Query {
  words: readonly Word[]
  excluded: readonly Word[]
  phrases: readonly Phrase[]
  excludedPhrases: readonly Phrase[]
  /** stop words */
  ignored: readonly string[]
}

const MAX_LENGTH = 200
const MAX_WORDS = 20
// each is looked for in the texts, not in the index
const MAX_PHRASES = 5
const SHORTEST_PREFIX = 3
const QUOTES = /[«»„“”‟"]/g
const CHUNK = /(?<minus>[-−])?"(?<phrase>[^"]*)"?|(?<word>[^\s"]+)/gu

type Draft = { -readonly [K in keyof Query]: Query[K][number][] }

export function parseQuery(typed: string): Query {
  const text = Array.from(typed.slice(0, MAX_LENGTH * 2))
    .slice(0, MAX_LENGTH)
    .join('')
    .replaceAll(QUOTES, '"')
  const query: Draft = { words: [], excluded: [], phrases: [], excludedPhrases: [], ignored: [] }
  for (const { groups } of withLettersJoined(text).matchAll(CHUNK)) {
    if (groups?.['phrase'] !== undefined) addPhrase(query, groups['phrase'], groups['minus'] !== undefined)
    else addChunk(query, groups?.['word'] ?? '')
  }
  const [phrases, excludedPhrases] = [query.phrases.slice(0, MAX_PHRASES), query.excludedPhrases.slice(0, MAX_PHRASES)]
  return {
    ...query,
    words: query.words.slice(0, MAX_WORDS - phrases.length),
    excluded: query.excluded.slice(0, MAX_WORDS),
    phrases,
    excludedPhrases,
  }
}

/** 'А 4' becomes 'А4': a single letter is not indexed. */
function withLettersJoined(text: string): string {
  return text.replaceAll(/(?<=^|\s)([\p{L}])\s+(?=\d)/gu, '$1')
}

function addChunk(query: Draft, chunk: string): void {
  const excluded = /^[-−](?=[\p{L}\d])/u.test(chunk)
  const body = excluded ? chunk.slice(1) : chunk
  const words = parseWords(body, query)
  ;(excluded ? query.excluded : query.words).push(...words)
}

function addPhrase(query: Draft, text: string, excluded: boolean): void {
  const sequence = splitPieces(text).map((piece) => piece.text)
  const all = parseWords(text, query, false)
  // the phrase is checked in the text, so bare numbers, which are not indexed for documents, are not required
  const words = all.some(isWordy) ? all.filter(isWordy) : all
  if (sequence.length === 0) return
  if (sequence.length === 1) (excluded ? query.excluded : query.words).push(...words)
  else (excluded ? query.excludedPhrases : query.phrases).push({ words, sequence })
}

const isWordy = ({ alternatives }: Word) => alternatives.flat().every((lexeme) => /\p{L}/u.test(lexeme))

/** The words of one chunk: a word, prefix or code without spaces, or the inside of a phrase. */
function parseWords(text: string, query: Draft, mayBeSpecial = true): Word[] {
  if (mayBeSpecial) {
    const prefix = parsePrefix(text)
    if (prefix) return [{ text, alternatives: [], prefix, code: null }]
    const code = parseCode(text)
    if (code) return [{ text, alternatives: conjunction(analyse(text).map((term) => term.lexeme)), prefix: null, code }]
  }
  return groupTouching(splitPieces(text)).flatMap((chain) => toWord(text, chain, query))
}

function parsePrefix(text: string): string | null {
  if (!text.endsWith('*')) return null
  const [first, second, ...others] = splitPieces(text.slice(0, -1))
  if (!first || others.length > 0) return null
  // 'CF28*' is the prefix of a model
  const isModel =
    second !== undefined && second.touch !== 'apart' && (first.kind === 'number') !== (second.kind === 'number')
  const prefix = second === undefined ? first.text : isModel ? makeJointLexeme(first, second) : ''
  return prefix.length >= SHORTEST_PREFIX ? prefix : null
}

/** Groups pieces without a space between them: each group is one word. */
function groupTouching(pieces: readonly Piece[]): Piece[][] {
  const chains: Piece[][] = []
  for (const piece of pieces) {
    const last = chains.at(-1)
    if (last && (piece.touch === 'tight' || piece.touch === 'hyphen')) last.push(piece)
    else chains.push([piece])
  }
  return chains
}

function toWord(source: string, chain: readonly Piece[], query: Draft): Word[] {
  const text = source.slice(chain[0]?.start, chain.at(-1)?.end)
  const alternatives = listAlternatives(chain)
  if (alternatives.length > 0) return [{ text, alternatives, prefix: null, code: null }]
  query.ignored.push(text)
  return []
}

function listAlternatives(chain: readonly Piece[]): readonly (readonly string[])[] {
  const [first] = chain
  if (first && chain.length === 1) {
    if (first.kind !== 'letters') return [[first.text]]
    return isStopWord(first.text) ? [] : toLexemes(first.text).map((lexeme) => [lexeme])
  }
  return chain.some((piece) => piece.kind !== 'letters') ? modelName(chain) : hyphenated(chain)
}

/** 'CF283A' typed as one word must occur as one: cf283 and 283a. */
function modelName(chain: readonly Piece[]): readonly (readonly string[])[] {
  const lexemes = chain.flatMap((piece, i) => {
    const next = chain[i + 1]
    const inJoint = (other: Piece | undefined) =>
      other !== undefined && (piece.kind === 'number' || other.kind === 'number')
    const joint = next && inJoint(next) ? [makeJointLexeme(piece, next)] : []
    const alone =
      inJoint(next) || inJoint(chain[i - 1]) || isStopWord(piece.text) ? [] : toLexemes(piece.text).slice(0, 1)
    return [...joint, ...alone]
  })
  return conjunction(lexemes)
}

/** 'веб-сайт' is also found where it is written 'вебсайт'. */
function hyphenated(chain: readonly Piece[]): readonly (readonly string[])[] {
  const parts = chain.filter((piece) => !isStopWord(piece.text)).map((piece) => toLexemes(piece.text))
  const whole = joinHyphenated(chain, chain.length - 1)
  const isDoubtful = parts.some((lexemes) => lexemes.length > 1)
  return [
    ...conjunction(parts.map(([likelier = '']) => likelier)),
    ...(isDoubtful ? conjunction(parts.map((lexemes) => lexemes.at(-1) ?? '')) : []),
    ...(whole ? toLexemes(whole.text).map((lexeme) => [lexeme]) : []),
  ]
}

const conjunction = (lexemes: readonly string[]) => (lexemes.length === 0 ? [] : [[...new Set(lexemes)]])
