// Asks the portal for the tenders of contracts that came before their lots.
import { findTendersToAskFor, markAsked } from '../awards/waiting-contracts.ts'
import { savePage } from '../save/save-page.ts'
import type { Ingestion } from '../run/walk-list.ts'

const AT_ONCE = 200

/** Each tender is asked for once. If the portal does not have it, its awards go on waiting. */
export async function askForTendersOfWaitingAwards(
  { db, connector, lexemes, now }: Ingestion,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const ids = await findTendersToAskFor(db, connector.source, AT_ONCE)
    if (ids.length === 0) return
    const fetchedAt = now()
    const items = await connector.tenders(ids, signal)
    await savePage(db, {
      connector,
      lexemes,
      stream: 'contracts',
      items,
      fetchedAt,
      alsoSave: (tx) => markAsked(tx, connector.source, ids, fetchedAt),
    })
  }
}
