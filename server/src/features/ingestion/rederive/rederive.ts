// Derives the catalogue again from everything the portals ever sent: after a parser has been improved, or to
// prove that the payloads are enough. People can use the catalogue meanwhile; polling pauses only for the last step.
import { readDatabaseTime } from '../../../db/clock.ts'
import { openDatabase, type Database } from '../../../db/database.ts'
import { TIME_LIMITS } from '../../../db/time-limits.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Connector } from '../../../portals/connector.ts'
import { lockAllPages } from '../../lots/indexing/page-lock.ts'
import { createLexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import { writeChanges } from '../../../feed/write-changes.ts'
import { derive } from '../save/derive.ts'
import { openItemGap } from '../progress/item-gaps.ts'
import { mergeShadow, type MergeResult } from './merge-shadow.ts'
import { listPayloadsAfter, saveHeads, type RawRow } from './payload-rows.ts'
import { isRefusedByDatabase } from '../save/save-page.ts'
import { dropShadow, makeShadow, toShadowUrl } from './shadow.ts'

// A page is derived whole, as it came. Its rows have close numbers, mixed with the rows of at most a few other pages.
const ROWS_AT_ONCE = 4_000
const LONGEST_PAGE = 1_500

export interface RederiveResult extends MergeResult {
  payloads: number
  /** payloads that no longer match their hash */
  damaged: number
}

export async function rederive(
  ownerUrl: string,
  connectors: readonly Connector[],
  say: (text: string) => void = () => undefined,
): Promise<RederiveResult> {
  const onError = (error: Error) => say(error.message)
  const pool = { name: 'tendertap-rederive', max: 2, limits: TIME_LIMITS.rederive, onError }
  const owner = openDatabase({ url: ownerUrl, ...pool })
  const shadow = openDatabase({ url: toShadowUrl(ownerUrl), ...pool })
  try {
    await makeShadow(owner)
    const replay = createReplay(shadow, new Map(connectors.map((connector) => [connector.source, connector])), say)
    await replay.replayNewPayloads()
    const merged = await owner.transaction().execute(async (db) => {
      await lockAllPages(db)
      await replay.replayNewPayloads()
      return mergeShadow(db, createLexemeCache(), await readDatabaseTime(db))
    })
    return { ...merged, ...replay.figures }
  } finally {
    await dropShadow(owner)
    await Promise.all([owner.destroy(), shadow.destroy()])
  }
}

function createReplay(shadow: Database, connectors: ReadonlyMap<Source, Connector>, say: (text: string) => void) {
  const figures = { payloads: 0, damaged: 0 }
  // the last row derived of each page; more rows of the same page may follow later, one by one
  const done = new Map<string, number>()
  let after = 0

  async function replayPage(rows: readonly RawRow[]): Promise<void> {
    const [first] = rows
    const connector = first && connectors.get(first.source)
    if (!first || !connector) throw new Error(`No connector reads ${first?.source}: it must be configured`)
    const save = (some: readonly RawRow[]) =>
      shadow.transaction().execute(async (db) => {
        await saveHeads(db, some)
        const { changes } = await derive(db, connector, 'rederive', some, first.fetchedAt)
        await writeChanges(db, changes, first.fetchedAt)
      })
    await save(rows).catch(async (cause: unknown) => {
      if (!isRefusedByDatabase(cause)) throw cause
      for (const row of rows) {
        await save([row]).catch((refusal: unknown) => {
          if (!isRefusedByDatabase(refusal)) throw refusal
          return shadow.transaction().execute(async (db) => {
            await saveHeads(db, [row])
            await openItemGap(db, row.source, 'rederive', row, refusal.message, row.fetchedAt)
          })
        })
      }
    })
    figures.payloads += rows.length
  }

  /** Replays every payload that came since the last call. */
  async function replayNewPayloads(): Promise<void> {
    for (;;) {
      const rows = await listPayloadsAfter(shadow, after, ROWS_AT_ONCE)
      const isEnd = rows.length < ROWS_AT_ONCE
      const border = isEnd ? Infinity : (rows[ROWS_AT_ONCE - LONGEST_PAGE]?.seq ?? Infinity)
      const pages = Map.groupBy(
        rows.filter((row) => row.seq > (done.get(toPageKey(row)) ?? 0)),
        toPageKey,
      )
      const complete = [...pages].filter(([, pageRows]) => (pageRows.at(-1)?.seq ?? 0) < border)
      for (const [key, pageRows] of complete) {
        figures.damaged += pageRows.filter((row) => row.hash === '').length
        await replayPage(pageRows)
        done.set(key, pageRows.at(-1)?.seq ?? 0)
      }
      const open = [...pages]
        .filter(([, pageRows]) => (pageRows.at(-1)?.seq ?? 0) >= border)
        .map(([, pageRows]) => pageRows[0]?.seq ?? 0)
      after = Math.min(...open, (rows.at(-1)?.seq ?? after) + 1) - 1
      for (const [key, seq] of done) if (seq <= after) done.delete(key)
      say(`${figures.payloads} payloads`)
      if (isEnd) return
    }
  }
  return { replayNewPayloads, figures }
}

const toPageKey = (row: RawRow) => `${row.source} ${row.fetchedAt.getTime()}`
