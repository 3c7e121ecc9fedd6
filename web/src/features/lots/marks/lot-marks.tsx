// The words that a feature marks in an unfolded lot, beside those of the search: its name stands above the details, and
// what explains a match stands below them.
import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Lot } from '../lot.ts'

/** For each field by its name the places of its words, like the highlights of a search. */
export type LotMarks = Lot['highlights']

interface Marked {
  marks: LotMarks
  /** the words themselves, for the texts that the server does not mark */
  words: readonly string[]
}

interface MarkedWords {
  marked: Marked | null
  onMark(marked: Marked | null): void
}

const LotMarksContext = createContext<MarkedWords>({ marked: null, onMark: () => undefined })

/** Around everything that is shown of one lot. */
export function LotMarksScope({ children }: { children: ReactNode }) {
  const [marked, onMark] = useState<Marked | null>(null)
  const value = useMemo(() => ({ marked, onMark }), [marked])
  return <LotMarksContext value={value}>{children}</LotMarksContext>
}

/** The lot with the marked words among its highlights. */
export function useLotWithMarks(lot: Lot): Lot {
  const { marked } = use(LotMarksContext)
  return marked === null ? lot : { ...lot, highlights: joinMarks([lot.highlights, marked.marks]) }
}

const NO_WORDS: readonly string[] = []

/** The words that a feature marks in the lot. */
export function useMarkedWords(): readonly string[] {
  return use(LotMarksContext).marked?.words ?? NO_WORDS
}

/** Marks the words for as long as the component is shown. */
export function useMarkWords(marks: LotMarks, words: readonly string[] = NO_WORDS): void {
  const { onMark } = use(LotMarksContext)
  useEffect(() => {
    // the lot itself is shown first, its marks follow
    startTransition(() => onMark({ marks, words }))
    return () => onMark(null)
  }, [marks, words, onMark])
}

export function joinMarks(all: readonly LotMarks[]): LotMarks {
  const fields = new Set(all.flatMap((marks) => Object.keys(marks)))
  return Object.fromEntries([...fields].map((field) => [field, all.flatMap((marks) => marks[field] ?? [])]))
}
