// The words of profiles. Profiles share most of their words, so a word is prepared once per model.
import { computeRarity, isRare, listFoldedLexemes, type ScoringModel } from './model.ts'
import { NO_MATCH, type ProfileWord } from './matches.ts'
import { outlineStem } from './similarity.ts'

const TRANSLATION = 0.85
const MOST_PREPARED = 500_000
const prepared = new WeakMap<ScoringModel, Map<string, ProfileWord>>()

export function prepareWord(text: string, lexemes: readonly string[], model: ScoringModel): ProfileWord {
  const words = prepared.get(model) ?? new Map<string, ProfileWord>()
  prepared.set(model, words)
  const key = `${text} ${lexemes.join(' ')}`
  const known = words.get(key)
  if (known) return known
  if (words.size >= MOST_PREPARED) words.clear()
  const readings = [...new Set([...lexemes, ...listFoldedLexemes(text, model)])]
  const translations = new Map<string, number>()
  for (const reading of readings)
    for (const { lexeme, likelihood } of model.dictionary.get(reading) ?? [])
      if (!readings.includes(lexeme))
        translations.set(lexeme, Math.max(translations.get(lexeme) ?? 0, TRANSLATION * likelihood))
  const word: ProfileWord = {
    text,
    readings,
    rarity: Math.min(...lexemes.map((lexeme) => computeRarity(model, lexeme))),
    mayBeTypo: isRare(model, lexemes[0] ?? ''),
    outline: outlineStem(lexemes[0] ?? ''),
    lot: -1,
    found: NO_MATCH,
    translations: Array.from(translations, ([lexeme, quality]) => ({ lexeme, quality })),
  }
  words.set(key, word)
  return word
}
