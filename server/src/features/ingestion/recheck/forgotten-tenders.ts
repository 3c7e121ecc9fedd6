// Asks the portal again for tenders of which it took a lot back: the journal may speak of what has long been shown
// again.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { askByIds } from './ask-by-id.ts'
import { keepForgotten } from '../save/raw.ts'
import { savePage } from '../save/save-page.ts'
import type { Ingestion } from '../run/walk.ts'

const AT_ONCE = 200

/**
 * What the portal does not show, or will never answer, is left to reconciling. What it failed to answer is asked for
 * again next time, and given as the problem.
 */
export async function askForForgotten(
  { db, connector, lexemes, now }: Ingestion,
  signal: AbortSignal,
): Promise<PortalProblem | null> {
  for (;;) {
    const ids = await forgottenTenders(db, connector.source)
    if (ids.length === 0) return null
    const fetchedAt = now()
    const { items, unanswered } = await askByIds(connector, ids, signal)
    const answered = ids.filter((id) => unanswered.get(id)?.kind !== 'passing')
    await savePage(db, {
      connector,
      lexemes,
      stream: 'journal',
      items,
      fetchedAt,
      together: (tx) => keepForgotten(tx, connector.source, answered),
    })
    const left = ids.filter((id) => !answered.includes(id))
    if (left.length > 0) return new PortalProblem('passing', `No answer about ${left.join(', ')}`)
  }
}

async function forgottenTenders(db: Database, source: Source): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    select t.external_id from raw_head h join tender t on t.source = h.source and t.external_id = h.external_id
    where h.source = ${source} and h.entity = 'tender' and h.payload_hash = '' and t.withdrawn_at is null order by 1 limit ${AT_ONCE}`.execute(
    db,
  )
  return rows.map((row) => row.external_id)
}
