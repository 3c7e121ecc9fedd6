// Saves one page of a portal: new and changed items are stored as they came and become rows of the catalogue, in one
// transaction together with what the caller saves (`alsoSave`: the position of the next page).
import { hash } from 'node:crypto'
import pg from 'pg'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { withPageLock } from '../../lots/indexing/page-lock.ts'
import { indexTenders } from '../../lots/indexing/index-lots.ts'
import type { LexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import { writeChanges } from '../../../feed/write-changes.ts'
import { derive, type DeriveResult } from './derive.ts'
import { openItemGap } from '../progress/item-gaps.ts'
import { dropRepeatedItems, toReceivedItem, type ReceivedItem } from './payloads.ts'
import { appendRaw, sortByChange } from './raw.ts'

export interface PageToSave {
  connector: Connector
  lexemes: LexemeCache
  stream: string
  items: readonly (RawItem | ReceivedItem)[]
  fetchedAt: Date
  /** runs in the page's transaction: committed with the page or not at all */
  alsoSave?: (db: DbTransaction) => Promise<void>
}

export interface SavedPage {
  items: number
  /** items that are new or differ from the last time */
  changed: number
  /** lots written */
  lots: number
  /** items that were stored but could not be read or saved */
  failed: number
}

const NOTHING: DeriveResult = { lots: 0, unreadable: 0, tenderIds: [], changes: [] }

export async function savePage(
  database: Database,
  { connector, lexemes, stream, items, fetchedAt, alsoSave }: PageToSave,
): Promise<SavedPage> {
  const page = dropRepeatedItems(items.map(toReceivedItem))
  const save = (some: readonly ReceivedItem[], also?: (db: DbTransaction) => Promise<void>) =>
    withPageLock(database, connector.source, async (db) => {
      const { changed } = await sortByChange(db, connector.source, some, fetchedAt)
      await appendRaw(db, connector.source, changed, fetchedAt)
      const { lots, unreadable, tenderIds, changes } =
        changed.length > 0 ? await derive(db, connector, stream, changed, fetchedAt) : NOTHING
      await indexTenders(db, tenderIds, lexemes)
      await also?.(db)
      await writeChanges(db, changes, fetchedAt)
      return { items: some.length, changed: changed.length, lots, failed: unreadable }
    })
  try {
    return await save(page, alsoSave)
  } catch (cause) {
    if (!isRefusedByDatabase(cause)) throw cause
  }
  // The database refused a value. Now the items are saved one by one, and only those that it refuses are left out.
  const saved: SavedPage = { items: 0, changed: 0, lots: 0, failed: 0 }
  for (const item of page) {
    const one = await save([item]).catch((cause: unknown) => {
      if (!isRefusedByDatabase(cause)) throw cause
      return saveAsGap(database, connector, stream, item, cause.message, fetchedAt)
    })
    for (const figure of ['items', 'changed', 'lots', 'failed'] as const) saved[figure] += one[figure]
  }
  if (alsoSave) await withPageLock(database, connector.source, alsoSave)
  return saved
}

const LONGEST_ID = 200

/** The refused value may be the id itself. */
function withWritableId(item: ReceivedItem): ReceivedItem {
  const id = item.externalId.replaceAll('\0', '\ufffd')
  return {
    ...item,
    externalId: id.length > LONGEST_ID ? `${id.slice(0, LONGEST_ID)}…${hash('sha256', id, 'hex')}` : id,
  }
}

/** Keeps the payload as it came, and opens a gap for the item. */
function saveAsGap(
  database: Database,
  connector: Connector,
  stream: string,
  refused: ReceivedItem,
  reason: string,
  at: Date,
): Promise<SavedPage> {
  const item = withWritableId(refused)
  return withPageLock(database, connector.source, async (db) => {
    const { changed } = await sortByChange(db, connector.source, [item], at)
    await appendRaw(db, connector.source, changed, at)
    await openItemGap(db, connector.source, stream, item, reason, at)
    return { items: 1, changed: changed.length, lots: 0, failed: 1 }
  })
}

/** A wrong value, a broken constraint or a text that is too long; not a lost connection, a deadlock or a full disk. */
export function isRefusedByDatabase(cause: unknown): cause is pg.DatabaseError {
  return cause instanceof pg.DatabaseError && /^(?:2[23]|54)/.test(cause.code ?? '')
}
