// Advisory locks of ingestion, by number. Any fixed numbers will do, as long as no two mean different things: those of
// pages are in lots/indexing/in-page.ts.
import type { Source } from '../../portals/canonical.ts'

const SOURCES: Readonly<Record<Source, number>> = { ows: 1, tizilim: 2, epz: 3 }

export const LOCKS = {
  /** numbers of the feed of changes, held to the commit */
  changes: 5_140_000,
  /** one look at the alarms at a time */
  alarms: 5_140_001,
  /** one process per source and kind of work, held for as long as it works */
  live: (source: Source) => 5_140_020 + SOURCES[source],
  backfill: (source: Source) => 5_140_030 + SOURCES[source],
} as const
