// Asks the portal again for tenders that lost a lot: the journal may report the deletion late, when the portal already
// shows the lot again.
import { PortalProblem } from '../../../portals/problem.ts'
import { askByIds } from './ask-by-id.ts'
import { markForgottenTendersAsked, listForgottenTenders } from '../save/forgotten-heads.ts'
import { savePage } from '../save/save-page.ts'
import type { Ingestion } from '../run/walk-list.ts'

const AT_ONCE = 200

/**
 * A tender whose request failed for the moment is asked for again next time, and the failure is returned. Reconciling
 * deals with tenders that the portal does not show or never answers.
 */
export async function askForForgottenTenders(
  { db, connector, lexemes, now }: Ingestion,
  signal: AbortSignal,
): Promise<PortalProblem | null> {
  for (;;) {
    const ids = await listForgottenTenders(db, connector.source, AT_ONCE)
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
      alsoSave: (tx) => markForgottenTendersAsked(tx, connector.source, answered),
    })
    const left = ids.filter((id) => !answered.includes(id))
    if (left.length > 0) return new PortalProblem('passing', `No answer about ${left.join(', ')}`)
  }
}
