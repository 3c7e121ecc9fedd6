// The company checklist as rows of one height: 20,000 customers, of which only those in sight are drawn.
import type { LetterGroup } from '@tendertap/domain/company-lists/letters'

export type CompanyRow = { letter: string; name: null } | { letter: string; name: string }

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["'«»„“”]/g, '')

/** Every letter that has names, followed by them; with words typed, only the names that hold them all. */
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

/** The rows to draw: those in sight and a few around them. */
export function findVisibleRows(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
): { from: number; to: number } {
  const AROUND = 6
  const from = Math.max(0, Math.floor(scrollTop / rowHeight) - AROUND)
  return { from: Math.min(from, count), to: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + AROUND) }
}

/** The next row that is a company, from here in this direction; the same one at the end. */
export function findCompany(rows: readonly CompanyRow[], start: number, step: 1 | -1): number | null {
  for (let index = start; index >= 0 && index < rows.length; index += step) if (rows[index]?.name) return index
  return null
}
