// What a lot must have to be a candidate of one profile, for a search in the catalogue.
import type { CompiledProfile } from './compile-profile.ts'

/** A lot is a candidate if it has one of the lexemes, or a code that begins with one of the prefixes. */
export interface SearchKeys {
  lexemes: readonly string[]
  /** digits only */
  classPrefixes: readonly string[]
}

export function listSearchKeys(_profile: CompiledProfile): SearchKeys {
  return { lexemes: [], classPrefixes: [] }
}
