// Writes one tender whole, with its lots and documents, in one transaction. Saving the same tender again changes nothing.
import type { Database } from '../../db/database.ts'
import type { CanonicalCustomer, CanonicalTender } from '../../portals/canonical.ts'
import { saveCompany, saveDocumentRows, saveLotRows, saveTenderRow } from './queries.ts'
import { companyRow, documentRow, lotRow, tenderRow } from './rows.ts'

export async function saveTender(database: Database, tender: CanonicalTender, now: Date): Promise<void> {
  await database.transaction().execute(async (db) => {
    const known = new Map<string, number>()
    const customerId = async (customer: CanonicalCustomer): Promise<number> => {
      const row = companyRow(customer)
      const id = known.get(row.name_key) ?? (await saveCompany(db, row))
      known.set(row.name_key, id)
      return id
    }
    const tenderId = await saveTenderRow(db, tenderRow(tender, await customerId(tender.customer)))
    const lots = []
    for (const lot of tender.lots) lots.push(lotRow(tender.source, lot, tenderId, await customerId(lot.customer), now))
    const lotIds = await saveLotRows(db, lots)
    await saveDocumentRows(
      db,
      tender.documents.map((document) => documentRow(document, tenderId, (document.lotExternalId && lotIds.get(document.lotExternalId)) || null)),
    )
  })
}
