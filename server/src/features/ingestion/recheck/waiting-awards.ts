// Asks the portal for the tenders of contracts that came before their lots.
import { findTendersToAskFor, noteAsked } from '../save/waiting-contracts.ts'
import { savePage } from '../save/save-page.ts'
import type { Ingestion } from '../run/walk.ts'

const AT_ONCE = 200

/** What the portal does not have waits on, unasked. */
export async function askForWaiting({ db, connector, lexemes, now }: Ingestion, signal: AbortSignal): Promise<void> {
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
      together: (tx) => noteAsked(tx, connector.source, ids, fetchedAt),
    })
  }
}
