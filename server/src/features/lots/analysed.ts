// Lines of lots, analysed and remembered: lots share customers and names, and the newest ones are looked at again and
// again.
import { analyse, type Term } from '../../language/analyse.ts'
import { remembered } from '../../language/remembered.ts'

// some pages of a portal, some hundred pages of a list
const lines = remembered<readonly Term[]>(10_000)

export function analysed(line: string, read = analyse): readonly Term[] {
  return lines(line, read)
}
