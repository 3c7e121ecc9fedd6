// Whether a text may have one of the lexemes: a quick test that spares the analysis of most texts.
import type { HighlightTerms } from './highlight.ts'

const CYRILLIC = /^[\u0400-\u04ff]+$/
// letters of other alphabets, marks and invisible characters, which the analyser brings to one spelling
const NEEDS_ANALYSIS = /[a-z\p{M}\u00ad\u200b-\u200d\u2060\ufeffəɵʏȥ]/iu

/** Returns a test that is true for every text with one of the terms, and false for most others. */
export function createQuickTest({ lexemes, together, prefixes }: HighlightTerms): (text: string) => boolean {
  const words = [...lexemes, ...together.flat(), ...prefixes]
  if (!words.every((word) => CYRILLIC.test(word))) return () => true
  const beginnings = new Set(words.map(toBeginning))
  const pattern = new RegExp(`(?<!\\p{L})(?:${[...beginnings].join('|')})`, 'iu')
  return (text) => NEEDS_ANALYSIS.test(text) || pattern.test(text)
}

/** The letters that every form of a lexeme begins with: a stemmer changes only the end of a word. */
function toBeginning(lexeme: string): string {
  return lexeme.slice(0, lexeme.length > 3 ? 2 : 1).replaceAll('е', '[её]')
}
