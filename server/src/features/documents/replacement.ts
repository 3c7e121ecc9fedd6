import { compareDocuments } from '@tendertap/domain/tenders/compare-versions'
import type { DbTransaction } from '../../db/database.ts'
import { writeChanges } from '../../feed/write-changes.ts'

interface ReplacedDocument {
  id: number
  tenderId: number
  /** null: of the whole tender */
  lotId: number | null
  type: string
  name: string
}

/** Writes to the feed that the portal has other bytes under the same address; the last statement of a transaction. */
export async function writeReplacement(
  transaction: DbTransaction,
  { id, tenderId, lotId, type, name }: ReplacedDocument,
  at: Date,
): Promise<void> {
  const change = compareDocuments([{ type, name }], [{ type, name }])
  if (change) await writeChanges(transaction, [{ tenderId, lotId, documentId: id, change }], at)
}
