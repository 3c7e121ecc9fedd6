// Analysed lines of lots are cached: lots share customers and names, and the newest lots are shown again and again.
import { analyse, type Term } from '../../language/analyse.ts'
import { makeCache } from '../../language/cache.ts'

// enough for a few pages of a portal, or a few hundred pages of a list of lots
const cache = makeCache<readonly Term[]>(10_000)

export function analyseLine(line: string, read = analyse): readonly Term[] {
  return cache(line, read)
}
