// What a person typed as a keyword → the words that are looked for, what means the same, and what must not occur.
import { parseKeyword } from '@tendertap/domain/interests/keywords'
import { normaliseLetters } from '../language/normalise.ts'
import { parseQuery, type Phrase, type Word } from '../language/query.ts'
import { matchMembers } from '../language/synonyms/table.ts'
import { isGeneral } from './head-noun.ts'
import { NOWHERE, type Keyword, type ProfileWord, type Variant } from './matches.ts'
import type { ScoringModel } from './model.ts'
import { prepareWord } from './profile-words.ts'

export interface Keywords {
  wanted: Keyword[]
  excluded: Keyword[]
}

const SYNONYM = 0.9
const NARROWER = 0.75
const MOST_VARIANTS = 16
const MOST_LEXEMES = 4

// Many profiles have the same keywords, so a keyword is prepared once per model, and a lot is compared with it once.
const MOST_PREPARED = 200_000
const prepared = new WeakMap<ScoringModel, Map<string, Keywords>>()

function prepare(key: string, model: ScoringModel, make: () => Keywords): Keywords {
  const all = prepared.get(model) ?? new Map<string, Keywords>()
  prepared.set(model, all)
  const known = all.get(key)
  if (known) return known
  if (all.size >= MOST_PREPARED) all.clear()
  const made = make()
  all.set(key, made)
  return made
}

export function readKeywords(typed: readonly string[], model: ScoringModel): Keywords {
  const texts = [...new Set(typed.map((text) => text.trim()))]
  const each = texts.map((text) => prepare(text, model, () => readKeyword(text, model)))
  return { wanted: each.flatMap(({ wanted }) => wanted), excluded: each.flatMap(({ excluded }) => excluded) }
}

function readKeyword(typed: string, model: ScoringModel): Keywords {
  const keywords: Keywords = { wanted: [], excluded: [] }
  const parsed = parseKeyword(typed)
  if (!parsed) return keywords
  const query = parseQuery(parsed.isExact ? `"${parsed.text.replaceAll('"', ' ')}"` : parsed.text)
  const target = parsed.isExcluded ? keywords.excluded : keywords.wanted
  if (query.words.length > 0) target.push(makeKeyword(typed, query.words, null, model))
  for (const phrase of query.phrases) target.push(makePhrase(typed, phrase, model))
  for (const word of query.excluded) keywords.excluded.push(makeKeyword(typed, [word], null, model))
  for (const phrase of query.excludedPhrases) keywords.excluded.push(makePhrase(typed, phrase, model))
  return keywords
}

const SEPARATOR = /[,;()/]|\s(?:и|және|мен|бен|пен|или|немесе)\s/u

/** The parts of a profile's name: «Принтеры, МФУ и картриджи» has three. */
export function readName(name: string, model: ScoringModel): Keyword[] {
  return name
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => prepare(`name ${part}`, model, () => readNamePart(part, model)).wanted)
}

function readNamePart(part: string, model: ScoringModel): Keywords {
  const keyword = makeKeyword(part, parseQuery(part).words, null, model)
  return { wanted: keyword.words.length > 0 ? [keyword] : [], excluded: [] }
}

function makePhrase(typed: string, { words, sequence }: Phrase, model: ScoringModel): Keyword {
  return makeKeyword(typed, words, ` ${sequence.join(' ')} `, model)
}

function makeKeyword(typed: string, query: readonly Word[], sequence: string | null, model: ScoringModel): Keyword {
  const telling = query.filter(({ alternatives }) => !alternatives.flat().every(isGeneral))
  const typedWords = telling.length > 0 ? telling : query
  const words: ProfileWord[] = []
  const variants: Variant[] = []
  const starts: number[] = []
  for (const word of typedWords) {
    starts.push(words.length)
    const [first = [], ...others] = word.alternatives
    const sameLength = others.filter(({ length }) => length === first.length)
    first.forEach((lexeme, i) => {
      const readings = [...new Set([lexeme, ...sameLength.flatMap((other) => other[i] ?? [])])]
      words.push(prepareWord(first.length === 1 ? normaliseLetters(word.text) : lexeme, readings, model))
    })
    for (const lexemes of others)
      if (lexemes.length !== first.length)
        variants.push({ from: starts.at(-1) ?? 0, to: words.length, lexemes, quality: 1 })
  }
  starts.push(words.length)
  if (sequence === null) variants.push(...listSynonyms(typedWords, starts))
  return {
    typed,
    words,
    variants: variants.slice(0, MOST_VARIANTS),
    sequence,
    mass: words.reduce((sum, { rarity }) => sum + rarity, 0),
    rarity: Math.max(0, ...words.map(({ rarity }) => rarity)),
    lot: -1,
    found: NOWHERE,
  }
}

function listSynonyms(typed: readonly Word[], starts: readonly number[]): Variant[] {
  const variants = new Map<string, Variant>()
  typed.forEach((_, i) => {
    for (const { phrase, group, length } of matchMembers(typed.slice(i))) {
      const [from, to] = [starts[i] ?? 0, starts[i + length] ?? 0]
      for (const [others, quality] of [
        [group.members, SYNONYM],
        [group.narrower, NARROWER],
      ] as const)
        for (const { alternatives } of others.filter((other) => other !== phrase))
          for (const lexemes of alternatives) {
            const key = `${from} ${to} ${lexemes.join(' ')}`
            if (lexemes.length <= MOST_LEXEMES && !variants.has(key)) variants.set(key, { from, to, lexemes, quality })
          }
    }
  })
  return [...variants.values()]
}
