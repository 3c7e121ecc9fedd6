// Asks the portal again for tenders of which it took a lot back: the journal may speak of what has long been shown
// again.
import { PortalProblem } from '../../../portals/problem.ts'
import { askByIds } from './ask-by-id.ts'
import { keepForgotten, listForgottenTenders } from '../save/forgotten-heads.ts'
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
      together: (tx) => keepForgotten(tx, connector.source, answered),
    })
    const left = ids.filter((id) => !answered.includes(id))
    if (left.length > 0) return new PortalProblem('passing', `No answer about ${left.join(', ')}`)
  }
}
