// Which chapters a role reads besides those for everybody.
import type { Role } from '@tendertap/domain/roles'

export type Reader = 'everybody' | Role

/** In the order in which the guide lists them. The operator is in no company, so few of the common ones are theirs. */
export const CHAPTERS_OF: Readonly<Record<Reader, readonly number[]>> = {
  everybody: [2, 3, 4, 5, 9, 10, 12, 13, 14, 18],
  lead: [6],
  manager: [6, 7, 11],
  procurement: [8],
  controller: [11],
  admin: [1, 11, 15, 16, 17],
  superadmin: [2, 3, 13, 19],
}

/** 2, 3, 4, 5, 9 → 2–5, 9: first and last of each run. */
export function findRuns(chapters: readonly number[]): (readonly [first: number, last: number])[] {
  const starts = chapters.filter((number) => !chapters.includes(number - 1))
  const ends = chapters.filter((number) => !chapters.includes(number + 1))
  return starts.map((first, index) => [first, ends[index] ?? first])
}

export const READERS = Object.keys(CHAPTERS_OF) as Reader[]
