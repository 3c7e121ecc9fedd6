// Finds the word of the catalogue that is most similar to a typed word that no lot has.
import { toLexemes } from './stem.ts'

export interface Candidate {
  form: string
  /** how many lots have it */
  frequency: number
}

/** A longer word may have more typos. */
const countAllowedTypos = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

interface Similarity {
  form: string
  /** the typos in the word or, if there are fewer, in its stem: «нотбуки» has one in the stem of «ноутбук» */
  typos: number
  /** the typos in the whole word */
  typosOfForm: number
  frequency: number
}

/**
 * Returns the most similar candidate; of equally similar ones that with the more similar ending, then the most
 * frequent; null if none is similar enough.
 */
export function findNearest(word: string, candidates: readonly Candidate[]): string | null {
  const [nearest] = candidates
    .flatMap((candidate) => compare(word, candidate))
    .toSorted((a, b) => a.typos - b.typos || a.typosOfForm - b.typosOfForm || b.frequency - a.frequency)
  return nearest?.form ?? null
}

function compare(word: string, { form, frequency }: Candidate): Similarity[] {
  const typosOfForm = countTypos(word, form)
  const [stem, stemOfForm] = [getStem(word), getStem(form)]
  const typosOfStem = countTypos(stem, stemOfForm)
  const isSimilar = typosOfForm <= countAllowedTypos(word)
  const isSimilarStem = typosOfStem <= countAllowedTypos(stem.length < stemOfForm.length ? stem : stemOfForm)
  if (!isSimilar && !isSimilarStem) return []
  return [{ form, typos: isSimilarStem ? Math.min(typosOfForm, typosOfStem) : typosOfForm, typosOfForm, frequency }]
}

const getStem = (word: string) => toLexemes(word)[0] ?? word

/** The word without its ending, by which the forms to compare it with are found: «прнтеров» → «прнтер». */
export function trimEnding(word: string): string {
  const stem = getStem(word)
  // a stem may have lost a vowel before its last letter
  return word.startsWith(stem) ? stem : word.slice(0, stem.length + 1)
}

/** The edit distance: letters that are missing, added, changed or swapped with a neighbour. */
export function countTypos(a: string, b: string): number {
  let [beforePrevious, previous]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(beforePrevious, j - 2) + 1)
      row.push(least)
    }
    ;[beforePrevious, previous] = [previous, row]
  }
  return at(previous, b.length)
}

const at = (row: readonly number[], i: number) => row[i] ?? Infinity
