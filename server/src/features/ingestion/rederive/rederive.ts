// Derives the catalogue again from everything the portals ever sent: after a parser has learned to read better, or to
// prove that nothing but the payloads is needed. People keep reading meanwhile; polling pauses only for the last
// step.
import { openDatabase, type Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Connector } from '../../../portals/connector.ts'
import { holdPages } from '../../lots/indexing/in-page.ts'
import { createLexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import { writeChanges } from '../../../feed/write-changes.ts'
import { derive } from '../save/derive.ts'
import { openItemGap } from '../progress/item-gaps.ts'
import { mergeShadow, type MergeResult } from './merge-shadow.ts'
import { listPayloadsAfter, saveHeads, type RawRow } from './payload-rows.ts'
import { isRefusal } from '../save/save-page.ts'
import { dropShadow, makeShadow, shadowUrl } from './shadow.ts'

// A page is derived as it came, whole: its rows lie close together, among those of at most a few others.
const ROWS_AT_ONCE = 4_000
const LONGEST_PAGE = 1_500

export interface RederiveResult extends MergeResult {
  payloads: number
  /** no longer what their hash says */
  damaged: number
}

export async function rederive(
  ownerUrl: string,
  connectors: readonly Connector[],
  say: (text: string) => void = () => undefined,
): Promise<RederiveResult> {
  const onError = (error: Error) => say(error.message)
  const owner = openDatabase({ url: ownerUrl, name: 'tendertap-rederive', max: 2, onError })
  const shadow = openDatabase({ url: shadowUrl(ownerUrl), name: 'tendertap-rederive', max: 2, onError })
  try {
    await makeShadow(owner)
    const replay = createReplay(shadow, new Map(connectors.map((connector) => [connector.source, connector])), say)
    await replay.rest()
    const merged = await owner.transaction().execute(async (db) => {
      await holdPages(db)
      await replay.rest()
      return mergeShadow(db, createLexemeCache(), new Date())
    })
    return { ...merged, ...replay.figures }
  } finally {
    await dropShadow(owner)
    await Promise.all([owner.destroy(), shadow.destroy()])
  }
}

function createReplay(shadow: Database, connectors: ReadonlyMap<Source, Connector>, say: (text: string) => void) {
  const figures = { payloads: 0, damaged: 0 }
  // page → its last row; more of the same page may come later, one by one
  const done = new Map<string, number>()
  let after = 0

  async function page(rows: readonly RawRow[]): Promise<void> {
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
      if (!isRefusal(cause)) throw cause
      for (const row of rows) {
        await save([row]).catch((refusal: unknown) => {
          if (!isRefusal(refusal)) throw refusal
          return shadow.transaction().execute(async (db) => {
            await saveHeads(db, [row])
            await openItemGap(db, row.source, 'rederive', row, refusal.message, row.fetchedAt)
          })
        })
      }
    })
    figures.payloads += rows.length
  }

  /** Everything there is by now. */
  async function rest(): Promise<void> {
    for (;;) {
      const rows = await listPayloadsAfter(shadow, after, ROWS_AT_ONCE)
      const isEnd = rows.length < ROWS_AT_ONCE
      const border = isEnd ? Infinity : (rows[ROWS_AT_ONCE - LONGEST_PAGE]?.seq ?? Infinity)
      const pages = Map.groupBy(
        rows.filter((row) => row.seq > (done.get(toPageKey(row)) ?? 0)),
        toPageKey,
      )
      const complete = [...pages].filter(([, ofPage]) => (ofPage.at(-1)?.seq ?? 0) < border)
      for (const [key, ofPage] of complete) {
        figures.damaged += ofPage.filter((row) => row.hash === '').length
        await page(ofPage)
        done.set(key, ofPage.at(-1)?.seq ?? 0)
      }
      const open = [...pages]
        .filter(([, ofPage]) => (ofPage.at(-1)?.seq ?? 0) >= border)
        .map(([, ofPage]) => ofPage[0]?.seq ?? 0)
      after = Math.min(...open, (rows.at(-1)?.seq ?? after) + 1) - 1
      for (const [key, seq] of done) if (seq <= after) done.delete(key)
      say(`${figures.payloads} payloads`)
      if (isEnd) return
    }
  }
  return { rest, figures }
}

const toPageKey = (row: RawRow) => `${row.source} ${row.fetchedAt.getTime()}`
