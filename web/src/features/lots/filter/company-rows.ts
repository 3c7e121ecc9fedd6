// The company checklist as rows of equal height. There may be 20,000 companies; only the visible rows are rendered.
import type { LetterGroup } from '@tendertap/domain/company-lists/letters'

export type CompanyRow = { letter: string; name: null } | { letter: string; name: string }

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["'«»„“”]/g, '')

/** Each letter, followed by its names. When words are typed, only the names that contain all of them. */
export function buildCompanyRows(groups: readonly LetterGroup[], typed: string): CompanyRow[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  const isFound = (name: string) => {
    const text = normalize(name)
    return words.every((word) => text.includes(word))
  }
  return groups.flatMap(({ letter, names }): CompanyRow[] => {
    const found = words.length === 0 ? names : names.filter(isFound)
    return found.length === 0 ? [] : [{ letter, name: null }, ...found.map((name) => ({ letter, name }))]
  })
}

/** The rows to render: the visible ones and a few around them. */
export function findVisibleRows(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
): { from: number; to: number } {
  const OVERSCAN = 6
  const from = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN)
  return { from: Math.min(from, count), to: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + OVERSCAN) }
}

/** The first row from `start` in this direction that is a company; null when there is none. */
export function findCompany(rows: readonly CompanyRow[], start: number, step: 1 | -1): number | null {
  for (let index = start; index >= 0 && index < rows.length; index += step) if (rows[index]?.name) return index
  return null
}
