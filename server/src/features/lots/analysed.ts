// Lines of lots, analysed and remembered: lots share customers and names, and the newest ones are looked at again and again.
import { analyse, type Term } from '../../language/analyse.ts'

// some pages of a portal, some hundred pages of a list
const MOST_LINES = 10_000
const lines = new Map<string, readonly Term[]>()

export function analysed(line: string, read = analyse): readonly Term[] {
  const known = lines.get(line)
  if (known) return known
  if (lines.size >= MOST_LINES) lines.clear()
  const terms = read(line)
  lines.set(line, terms)
  return terms
}
