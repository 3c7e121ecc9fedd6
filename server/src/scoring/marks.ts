// Where the words that matched stand in the texts of a lot.
import type { Range } from '../language/highlight.ts'
import type { CompiledProfile } from './compile-profile.ts'

/** The ranges of each text, in order. */
export function findMarks(_profile: CompiledProfile, texts: readonly string[]): Range[][] {
  return texts.map(() => [])
}
