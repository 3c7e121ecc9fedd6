import type { FoundProblem, PastResult } from '@tendertap/domain/result-import/rows'
import type { MatchedLot } from './match-lots.ts'

/** What an import makes of one line. */
export interface CheckedRow {
  line: number
  lot: MatchedLot | null
  problems: FoundProblem[]
  /** null: a problem keeps it from being stored */
  stored: PastResult | null
  /** as it is stored, in hexadecimal digits: stored-key.ts */
  key: string
}
