// Parses what a person typed. It never throws.
// Syntax: every word must occur; "a phrase" must occur exactly as typed; -excluded; prefix*. A code is recognised by
// its form.
import { analyse, joinHyphenated, makeJointLexeme } from './analyse.ts'
import { parseCode, type CodeLike } from './codes.ts'
import { splitPieces, type Piece } from './pieces.ts'
import { toLexemes } from './stem.ts'
import { isStopWord } from './stop-words.ts'

export interface Word {
  /** the word as typed */
  text: string
  /** The word occurs where all lexemes of one alternative occur. Empty for a prefix. */
  alternatives: readonly (readonly string[])[]
  /** the word occurs where a word begins with this */
  prefix: string | null
  /** the word also occurs where the lot number, tender code or ENS TRU code is this */
  code: CodeLike | null
  /** typed in quotes: nothing else is searched for in its place */
  isQuoted: boolean
}

export interface Phrase {
  /** the words that must be in the index */
  words: readonly Word[]
  /** the words in the order required in the text, with only spaces and punctuation between them */
  sequence: readonly string[]
}

export interface Query {
  words: readonly Word[]
  excluded: readonly Word[]
  phrases: readonly Phrase[]
  excludedPhrases: readonly Phrase[]
  /** the stop words, which are not searched for */
  ignored: readonly string[]
}

const MAX_LENGTH = 200
const MAX_WORDS = 20
// A phrase is slow: it is checked in the text of every candidate.
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
  for (const { groups } of joinSingleLetters(text).matchAll(CHUNK)) {
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

/** Turns 'А 4' into 'А4', because a single letter is not indexed. */
function joinSingleLetters(text: string): string {
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
  const all = parseWords(text, query, false).map((word) => ({ ...word, isQuoted: true }))
  // Bare numbers are not indexed for documents. They are checked with the phrase in the text, so the index need not
  // have them.
  const words = all.some(hasNoBareNumber) ? all.filter(hasNoBareNumber) : all
  if (sequence.length === 0) return
  if (sequence.length === 1) (excluded ? query.excluded : query.words).push(...words)
  else (excluded ? query.excludedPhrases : query.phrases).push({ words, sequence })
}

const hasNoBareNumber = ({ alternatives }: Word) => alternatives.flat().every((lexeme) => /\p{L}/u.test(lexeme))

/** The words of one chunk: a word, prefix or code without spaces, or the inside of a phrase. */
function parseWords(text: string, query: Draft, mayBePrefixOrCode = true): Word[] {
  if (mayBePrefixOrCode) {
    const prefix = parsePrefix(text)
    if (prefix) return [{ text, alternatives: [], prefix, code: null, isQuoted: false }]
    const code = parseCode(text)
    if (code) {
      const alternatives = toOneAlternative(analyse(text).map((term) => term.lexeme))
      return [{ text, alternatives, prefix: null, code, isQuoted: false }]
    }
  }
  return groupAdjacent(splitPieces(text)).flatMap((group) => toWord(text, group, query))
}

function parsePrefix(text: string): string | null {
  if (!text.endsWith('*')) return null
  const [first, second, ...others] = splitPieces(text.slice(0, -1))
  if (!first || others.length > 0) return null
  // 'CF28*' is the prefix of a model
  const isModel =
    second !== undefined && second.gap !== 'wide' && (first.kind === 'number') !== (second.kind === 'number')
  const prefix = second === undefined ? first.text : isModel ? makeJointLexeme(first, second) : ''
  return prefix.length >= SHORTEST_PREFIX ? prefix : null
}

/** Groups the pieces that have no space between them; each group is one word. */
function groupAdjacent(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && (piece.gap === 'tight' || piece.gap === 'hyphen')) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

function toWord(source: string, group: readonly Piece[], query: Draft): Word[] {
  const text = source.slice(group[0]?.start, group.at(-1)?.end)
  const alternatives = listAlternatives(group)
  if (alternatives.length > 0) return [{ text, alternatives, prefix: null, code: null, isQuoted: false }]
  query.ignored.push(text)
  return []
}

function listAlternatives(group: readonly Piece[]): readonly (readonly string[])[] {
  const [first] = group
  if (first && group.length === 1) {
    if (first.kind !== 'letters') return [[first.text]]
    return isStopWord(first.text) ? [] : toLexemes(first.text).map((lexeme) => [lexeme])
  }
  return group.some((piece) => piece.kind !== 'letters')
    ? listModelAlternatives(group)
    : listHyphenatedAlternatives(group)
}

/** 'CF283A' must occur as one name: the text must have both joint lexemes, cf283 and 283a. */
function listModelAlternatives(group: readonly Piece[]): readonly (readonly string[])[] {
  const lexemes = group.flatMap((piece, i) => {
    const next = group[i + 1]
    const isJoinedTo = (other: Piece | undefined) =>
      other !== undefined && (piece.kind === 'number' || other.kind === 'number')
    const jointLexeme = next && isJoinedTo(next) ? [makeJointLexeme(piece, next)] : []
    const ownLexeme =
      isJoinedTo(next) || isJoinedTo(group[i - 1]) || isStopWord(piece.text) ? [] : toLexemes(piece.text).slice(0, 1)
    return [...jointLexeme, ...ownLexeme]
  })
  return toOneAlternative(lexemes)
}

/** 'веб-сайт' is also found in a text that has 'вебсайт'. */
function listHyphenatedAlternatives(group: readonly Piece[]): readonly (readonly string[])[] {
  const parts = group.filter((piece) => !isStopWord(piece.text)).map((piece) => toLexemes(piece.text))
  const joined = joinHyphenated(group, group.length - 1)
  const isAmbiguous = parts.some((lexemes) => lexemes.length > 1)
  return [
    ...toOneAlternative(parts.map(([likelier = '']) => likelier)),
    ...(isAmbiguous ? toOneAlternative(parts.map((lexemes) => lexemes.at(-1) ?? '')) : []),
    ...(joined ? toLexemes(joined.text).map((lexeme) => [lexeme]) : []),
  ]
}

/** One alternative that requires all lexemes; none if there are no lexemes. */
const toOneAlternative = (lexemes: readonly string[]) => (lexemes.length === 0 ? [] : [[...new Set(lexemes)]])
