// What a person typed → what is asked of the index. Never throws, whatever was typed.
// All words must occur; "a phrase" as it stands; -without; begin*; a code goes to codes.
import { analyse, joinHyphenated, makeJointLexeme } from './analyse.ts'
import { parseCode, type CodeLike } from './codes.ts'
import { splitPieces, type Piece } from './pieces.ts'
import { toLexemes } from './stem.ts'
import { isStopWord } from './stop-words.ts'

export interface Word {
  /** as typed, for the person */
  text: string
  /** Found where every lexeme of one of these occurs. Empty for a prefix. */
  alternatives: readonly (readonly string[])[]
  /** found where a word begins so */
  prefix: string | null
  /** found also where the number or code is this */
  code: CodeLike | null
}

export interface Phrase {
  /** what the index is asked for */
  words: readonly Word[]
  /** how it must then stand in the text: words in this order, with nothing but spaces and signs between */
  sequence: readonly string[]
}

export interface Query {
  words: readonly Word[]
  excluded: readonly Word[]
  phrases: readonly Phrase[]
  excludedPhrases: readonly Phrase[]
  /** too common to be asked for */
  ignored: readonly string[]
}

const MAX_LENGTH = 200
const MAX_WORDS = 20
// each is looked for in the texts themselves
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

/** 'А 4' is 'А4': a letter by itself is indexed nowhere. */
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
  // the text itself will be looked at: bare numbers, which documents are not indexed by, need not be asked for
  const words = all.some(isWordy) ? all.filter(isWordy) : all
  if (sequence.length === 0) return
  if (sequence.length === 1) (excluded ? query.excluded : query.words).push(...words)
  else (excluded ? query.excludedPhrases : query.phrases).push({ words, sequence })
}

const isWordy = ({ alternatives }: Word) => alternatives.flat().every((lexeme) => /\p{L}/u.test(lexeme))

/** The words of a stretch of text without spaces that matter. */
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
  // 'CF28*' begins a model
  const isModel =
    second !== undefined && second.touch !== 'apart' && (first.kind === 'number') !== (second.kind === 'number')
  const prefix = second === undefined ? first.text : isModel ? makeJointLexeme(first, second) : ''
  return prefix.length >= SHORTEST_PREFIX ? prefix : null
}

/** Pieces that touch are one word. */
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

/** 'CF283A' typed together must stand together: cf283 and 283a. */
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
