// Mutants that change nothing anybody can see. They are left out of the score, and counted.
import { showLines, type Mutant } from './mutant.ts'

export interface Equivalent {
  file: string
  /** the line, without and with the mutant */
  before: string
  after: string
  why: string
}

export const EQUIVALENTS: readonly Equivalent[] = []

export function isEquivalent(mutant: Mutant, source: string, listed: readonly Equivalent[] = EQUIVALENTS): boolean {
  const shown = showLines(source, mutant)
  return listed.some(
    ({ file, before, after }) => file === mutant.file && before === shown.before && after === shown.after,
  )
}
