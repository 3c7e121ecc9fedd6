// The words that a feature marks in an unfolded lot, beside those of the search: its name stands above the details, and
// what explains a match stands below them.
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Lot } from '../lot.ts'

/** For each field by its name the places of its words, like the highlights of a search. */
export type LotMarks = Lot['highlights']

interface MarkedWords {
  marks: LotMarks | null
  onMark(marks: LotMarks | null): void
}

const LotMarksContext = createContext<MarkedWords>({ marks: null, onMark: () => undefined })

/** Around everything that is shown of one lot. */
export function LotMarksScope({ children }: { children: ReactNode }) {
  const [marks, onMark] = useState<LotMarks | null>(null)
  const value = useMemo(() => ({ marks, onMark }), [marks])
  return <LotMarksContext value={value}>{children}</LotMarksContext>
}

/** The lot with the marked words among its highlights. */
export function useLotWithMarks(lot: Lot): Lot {
  const { marks } = use(LotMarksContext)
  return marks === null ? lot : { ...lot, highlights: joinMarks([lot.highlights, marks]) }
}

/** Marks the words for as long as the component is shown. */
export function useMarkWords(marks: LotMarks): void {
  const { onMark } = use(LotMarksContext)
  useEffect(() => {
    onMark(marks)
    return () => onMark(null)
  }, [marks, onMark])
}

export function joinMarks(all: readonly LotMarks[]): LotMarks {
  const fields = new Set(all.flatMap((marks) => Object.keys(marks)))
  return Object.fromEntries([...fields].map((field) => [field, all.flatMap((marks) => marks[field] ?? [])]))
}
