// Sizes at which a search changes its method. The measurements behind them: docs/decisions/0017 and 0018.
import type { SortField } from '@tendertap/domain/lots/filter'
import { getLongListRows } from '@tendertap/domain/lots/reachable-rows'

export interface SearchThresholds {
  /** lots that an ordered scan may read before the statement collects the matches by index instead */
  maxScan: number
  /** by relevance: so few lots are collected and sorted at once, more are found tier by tier */
  maxCollected: number
  /** a catalogue of at most so many lots is always counted */
  smallCatalogue: number
  /** lots with a word that occurs in at most so many lots are counted */
  rareWord: number
  /** with fewer hits in the sample an estimate is too rough, and so few lots can be counted */
  minSampleHits: number
  /** a phrase is looked for in the texts of at most so many lots, the first in the requested order */
  maxPhraseCandidates: number
  /** a search whose prefixes stand for more words of the catalogue is refused */
  maxExpandedWords: number
  /** the last row of a long list that can be paged to; a list that long needs a filter */
  maxRow: (sortBy: SortField) => number
}

export const THRESHOLDS: SearchThresholds = {
  maxScan: 20_000,
  maxCollected: 1_500,
  smallCatalogue: 50_000,
  rareWord: 20_000,
  minSampleHits: 100,
  maxPhraseCandidates: 2_000,
  maxExpandedWords: 1_500,
  maxRow: getLongListRows,
}
