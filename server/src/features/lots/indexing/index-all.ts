// Indexes every lot again: after a change of the analyser, or of what an entry of the index means.
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { indexTenders } from './index-lots.ts'
import { createLexemeCache } from './lexeme-cache.ts'
import { withPageLock } from './page-lock.ts'

const TENDERS_AT_ONCE = 100

/** Page by page, so that ingestion and searches go on meanwhile. Returns the number of tenders. */
export async function indexAllLots(database: Database, say: (done: number, before: number) => void): Promise<number> {
  const lexemes = createLexemeCache()
  let indexed = 0
  for (const source of SOURCES) {
    let last = 0
    for (;;) {
      const ids = await withPageLock(database, source, async (db) => {
        const { rows } = await sql<{ id: number }>`
          select id from tender where source = ${source} and id > ${last} order by id limit ${TENDERS_AT_ONCE}`.execute(
          db,
        )
        const found = rows.map(({ id }) => id)
        await indexTenders(db, found, lexemes)
        return found
      })
      const [end] = ids.slice(-1)
      if (end === undefined) break
      last = end
      say(indexed + ids.length, indexed)
      indexed += ids.length
    }
  }
  return indexed
}
