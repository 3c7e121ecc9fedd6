// Everything the scorer has learned from the catalogue. It is immutable: a new catalogue gives a new model.
import { foldLetters, hasKazakhLetter, toFoldedKey } from '../language/folded-form.ts'
import { buildClassTable, type ClassName, type ClassTable } from './class-table.ts'
import type { Dictionary } from './dictionary.ts'
import { isGeneral } from './head-noun.ts'
import type { Weights } from './weights.ts'

/** Increase it whenever the same model would give other scores. */
export const SCORER_VERSION = 2

/** What is stored of a model. */
export interface LearnedModel {
  scorerVersion: number
  /** how many lots the catalogue had */
  lots: number
  /** how many lots have a lexeme */
  frequencies: ReadonlyMap<string, number>
  /** codes of six digits, in their order */
  classNames: readonly ClassName[]
  dictionary: Dictionary
  weights: Weights
}

export interface ScoringModel extends LearnedModel {
  number: number
  classes: ClassTable
  /** Kazakh lexemes by the key that they have when typed without Kazakh letters */
  folded: ReadonlyMap<string, readonly string[]>
}

export function openModel(number: number, learned: LearnedModel): ScoringModel {
  const getRarity = (lexeme: string) => computeRarity(learned, lexeme)
  return {
    ...learned,
    number,
    classes: buildClassTable(learned.classNames, getRarity),
    folded: foldVocabulary(learned.frequencies),
  }
}

const SHORTEST_FOLDED = 4

function foldVocabulary(frequencies: ReadonlyMap<string, number>): Map<string, string[]> {
  const folded = new Map<string, string[]>()
  for (const lexeme of frequencies.keys()) {
    if (lexeme.length < SHORTEST_FOLDED || !hasKazakhLetter(lexeme)) continue
    const key = toFoldedKey(foldLetters(lexeme))
    const known = folded.get(key)
    if (known) known.push(lexeme)
    else folded.set(key, [lexeme])
  }
  return folded
}

/** The Kazakh lexemes that a word typed without Kazakh letters may mean. */
export function listFoldedLexemes(form: string, { folded }: ScoringModel): readonly string[] {
  if (form.length < SHORTEST_FOLDED || hasKazakhLetter(form)) return []
  return folded.get(toFoldedKey(form)) ?? []
}

/**
 * A small catalogue says little about which words are common. So many lots are assumed beside those of the catalogue,
 * of which one has the lexeme, or one in ten if it is a general word.
 */
const ASSUMED_LOTS = 2_000
const ASSUMED_GENERAL = ASSUMED_LOTS / 10

/** How much a lexeme tells about a lot: 1 for one that no other lot has, 0 for one that all have. */
export function computeRarity(
  { lots, frequencies }: Pick<LearnedModel, 'lots' | 'frequencies'>,
  lexeme: string,
): number {
  const all = lots + ASSUMED_LOTS
  const having = Math.min(frequencies.get(lexeme) ?? 0, lots) + (isGeneral(lexeme) ? ASSUMED_GENERAL : 1)
  return Math.log(all / having) / Math.log(all)
}

/** So few lots have the lexeme that it may be misspelt. */
export function isRare({ lots, frequencies }: Pick<LearnedModel, 'lots' | 'frequencies'>, lexeme: string): boolean {
  return (frequencies.get(lexeme) ?? 0) <= 1 + lots / 200_000
}
