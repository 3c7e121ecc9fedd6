// A profile as the scorer sees it; made once per version of a profile and model.
import { analyse } from '../language/analyse.ts'
import { parseQuery } from '../language/query.ts'
import { sumClasses, type ClassClue, type ClassSums } from './class-evidence.ts'
import { toDigits } from './class-table.ts'
import type { CompiledVotes } from './compile-votes.ts'
import type { ProfileContent } from './content.ts'
import { isGeneral } from './head-noun.ts'
import { findKindsOfProfile } from './kinds.ts'
import { readKeywords, readName } from './keywords.ts'
import { NOWHERE, type Keyword, type ProfileWord } from './matches.ts'
import type { ScoringModel } from './model.ts'
import { prepareWord } from './profile-words.ts'
import { normaliseLetters } from '../language/normalise.ts'

export interface CompiledProfile {
  readonly model: ScoringModel
  readonly wanted: readonly Keyword[]
  readonly excluded: readonly Keyword[]
  /** what is bought, done, or both; see kinds.ts */
  readonly kinds: number
  /** the parts of its name */
  readonly nameParts: readonly Keyword[]
  /** the telling words of its description */
  readonly descriptionWords: readonly ProfileWord[]
  /** prefixes that a person has confirmed, digits only */
  readonly confirmed: readonly string[]
  /** prefixes whose evidence does not count */
  readonly refused: readonly string[]
  readonly classSums: ClassSums
  /** null: no vote has taught anything */
  readonly votes: CompiledVotes | null
}

const MOST_DESCRIPTION_WORDS = 30
const LEAST_TELLING = 0.25

export function compileProfile(
  content: ProfileContent,
  model: ScoringModel,
  votes: CompiledVotes | null = null,
): CompiledProfile {
  const { wanted, excluded } = readKeywords(content.keywords, model)
  const nameParts = readName(content.name, model)
  const descriptionWords = readDescription(content.description ?? '', model)
  return {
    model,
    wanted,
    excluded,
    kinds: findKindsOfProfile(
      analyse(content.name),
      wanted.flatMap(({ typed }) => analyse(typed)),
    ),
    nameParts,
    descriptionWords,
    confirmed: toPrefixes(content.classes),
    refused: toPrefixes(content.refusedClasses),
    classSums: sumClasses(listClues({ wanted, nameParts, descriptionWords }), model),
    votes,
  }
}

const toPrefixes = (codes: readonly string[]) => [...new Set(codes.map(toDigits).filter(({ length }) => length >= 2))]

function readDescription(description: string, model: ScoringModel): ProfileWord[] {
  const words = parseQuery(description).words.flatMap(({ text, alternatives }) => {
    const readings = alternatives.filter(({ length }) => length === 1).flat()
    return readings.every(isGeneral) ? [] : [prepareWord(normaliseLetters(text), readings, model)]
  })
  return [...new Set(words)].filter(({ rarity }) => rarity >= LEAST_TELLING).slice(0, MOST_DESCRIPTION_WORDS)
}

const NAME_PART = 0.7
const DESCRIPTION_WORD = 0.4

export function listClues({
  wanted,
  nameParts,
  descriptionWords,
}: Pick<CompiledProfile, 'wanted' | 'nameParts' | 'descriptionWords'>): ClassClue[] {
  return [
    ...wanted.map((keyword) => ({ keyword, factor: 1 })),
    ...nameParts.map((keyword) => ({ keyword, factor: NAME_PART })),
    ...descriptionWords.map((word) => ({ keyword: toKeyword(word), factor: DESCRIPTION_WORD })),
  ]
}

const toKeyword = (word: ProfileWord): Keyword => ({
  typed: word.text,
  words: [word],
  variants: [],
  sequence: null,
  mass: word.rarity,
  rarity: word.rarity,
  lot: -1,
  found: NOWHERE,
})
