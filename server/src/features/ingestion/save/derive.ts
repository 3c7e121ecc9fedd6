// Turns payloads into rows of the catalogue. The rows depend only on the payloads and their order: deriving all of them
// again gives the same catalogue.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import type { DbTransaction } from '../../../db/database.ts'
import type { Connector } from '../../../portals/connector.ts'
import { closeItemGaps, openItemGap } from '../progress/item-gaps.ts'
import { saveAwards } from '../awards/awards.ts'
import type { CatalogueChange } from '../../../feed/write-changes.ts'
import { saveCompanies, type KeyedCompany } from './companies.ts'
import { applyDeletions } from './deletions.ts'
import { findDifferences } from './differences.ts'
import { findKnownRows } from './known.ts'
import type { PreparedTender } from './prepared-tender.ts'
import { readItems, type Contract, type ReadableItem } from './read-items.ts'
import { saveDifferences } from './save-differences.ts'
import { countUnknownValues } from './unknown-values.ts'
import { findContractsWaitingFor } from '../awards/waiting-contracts.ts'

export interface DeriveResult {
  lots: number
  unreadable: number
  /** tenders of which anything was written */
  tenderIds: number[]
  /** for the feed, once all else is written */
  changes: CatalogueChange[]
}

export async function derive(
  db: DbTransaction,
  connector: Connector,
  stream: string,
  items: readonly ReadableItem[],
  at: Date,
): Promise<DeriveResult> {
  const { source } = connector
  const page = readItems(connector, items)
  const known = await findKnownRows(db, source, page.tenders)
  const differences = findDifferences(page.tenders, known)
  const lotIds = differences.lots.map(({ row }) => row.external_id)
  const newLots = lotIds.filter((externalId) => !known.lots.has(externalId))
  const contracts = dropRepeatedContracts([
    ...(await findContractsWaitingFor(db, connector, newLots)),
    ...page.contracts,
  ])
  const companies = await saveCompanies(db, listCompanies(page.tenders, contracts), at)
  const written = await saveDifferences(db, source, differences, known, companies, at)
  const results = await saveAwards(db, source, contracts, companies, at)
  const withdrawn = await applyDeletions(db, source, page.deletions, at)
  await countUnknownValues(db, source, page.unknown, at)
  for (const { item, reason } of page.unreadable) await openItemGap(db, source, stream, item, reason, at)
  await closeItemGaps(db, source, page.read, at)
  return {
    lots: differences.lots.length,
    unreadable: page.unreadable.length,
    tenderIds: [...new Set([...written.tenderIds, ...withdrawn.map(({ tenderId }) => tenderId)])],
    changes: [...written.changes, ...results, ...withdrawn],
  }
}

/** A contract of the page may also have waited for a lot of the page. */
function dropRepeatedContracts(contracts: readonly Contract[]): Contract[] {
  return [...new Map(contracts.map((contract) => [contract.externalId, contract])).values()]
}

function listCompanies(tenders: readonly PreparedTender[], contracts: readonly Contract[]): KeyedCompany[] {
  const suppliers = contracts.flatMap(({ awards }) => awards.map(({ supplier }) => supplier))
  return [
    ...tenders.flatMap(({ tender, row, lots }) => [
      { key: row.customer_key, company: tender.customer },
      ...lots.map((one) => ({ key: one.row.customer_key, company: one.lot.customer })),
    ]),
    ...suppliers.map((company) => ({ key: toCompanyKey(company.nameRu), company })),
  ]
}
