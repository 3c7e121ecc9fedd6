// Analysed lines of lots are cached: lots share customers and names, and the newest lots are shown again and again.
import { analyse, type Term } from '../../language/analyse.ts'
import { memoize } from '../../language/memoize.ts'

// some pages of a portal, some hundred pages of a list
const cache = memoize<readonly Term[]>(10_000)

export function analyseLine(line: string, read = analyse): readonly Term[] {
  return cache(line, read)
}
