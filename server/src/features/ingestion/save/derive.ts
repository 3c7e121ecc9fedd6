// Payloads → rows of the catalogue. A pure function of what came, in the order it came: deriving all of it again gives
// the same.
import type { CatalogueChange } from '../../../feed/write-changes.ts'
import type { Writing } from '../../../db/database.ts'
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { contractsWaitingFor, saveAwards } from './awards.ts'
import {
  countLots,
  linkSuperseding,
  removeDocuments,
  saveDocumentRows,
  saveLotRows,
  saveTenderRows,
  withdrawLots,
} from './catalogue.ts'
import { saveCompanies } from './companies.ts'
import { applyDeletions } from './deletions.ts'
import { closeItemGaps, openItemGap } from '../progress/gaps.ts'
import { knownOf, versionsOf, type Known } from './known.ts'
import { planOf, toldOf, type Plan } from './plan.ts'
import { readAll, type Readings } from './readings.ts'
import { countUnknown } from './unknown-values.ts'

export interface Derived {
  lots: number
  unreadable: number
  /** of which anything was written */
  tenderIds: number[]
  /** what there is to tell, once all else is written */
  changes: CatalogueChange[]
}

export async function derive(
  db: Writing,
  connector: Connector,
  stream: string,
  items: readonly RawItem[],
  at: Date,
): Promise<Derived> {
  const readings = readAll(connector, items)
  const known = await knownOf(db, connector.source, readings.tenders)
  const plan = planOf(readings.tenders, known)
  const newLots = plan.lots.filter(({ row }) => !known.lots.has(row.external_id)).map(({ row }) => row.external_id)
  const contracts = [...readings.contracts, ...(await contractsWaitingFor(db, connector, newLots))]
  const companies = await saveCompanies(db, customersOf(readings, contracts), at)
  const written = await savePlan(db, connector, plan, known, companies, at)
  await saveAwards(db, connector.source, contracts, companies, at)
  const withdrawn = await applyDeletions(db, connector.source, readings.deletions, at)
  await countUnknown(db, connector.source, readings.unknown, at)
  for (const { item, reason } of readings.unreadable) await openItemGap(db, connector.source, stream, item, reason, at)
  await closeItemGaps(db, connector.source, readings.read, at)
  return {
    lots: plan.lots.length,
    unreadable: readings.unreadable.length,
    tenderIds: [...new Set([...written.tenderIds, ...withdrawn.map(({ tenderId }) => tenderId)])],
    changes: [...written.changes, ...withdrawn],
  }
}

function customersOf({ tenders }: Readings, contracts: Readings['contracts']) {
  return [
    ...tenders.flatMap((tender) => [tender.customer, ...tender.lots.map((lot) => lot.customer)]),
    ...contracts.flatMap((contract) => contract.awards.map((award) => award.supplier)),
  ]
}

async function savePlan(
  db: Writing,
  { source }: Connector,
  plan: Plan,
  known: Known,
  companies: ReadonlyMap<string, number>,
  at: Date,
): Promise<Pick<Derived, 'tenderIds' | 'changes'>> {
  const changing = <T extends { id: number }>(rows: readonly { external_id: string }[], of: ReadonlyMap<string, T>) =>
    rows.flatMap((row) => of.get(row.external_id)?.id ?? [])
  const versions = await versionsOf(
    db,
    changing(plan.tenders, known.tenders),
    changing(
      plan.lots.map(({ row }) => row),
      known.lots,
    ),
  )
  const told = toldOf(plan, known, versions)
  const savedTenders = await saveTenderRows(
    db,
    plan.tenders.map(({ customer_key, ...row }) => ({ ...row, customer_id: companies.get(customer_key) })),
    at,
  )
  const tenderId = (externalId: string) => savedTenders.get(externalId) ?? known.tenders.get(externalId)?.id
  const savedLots = await saveLotRows(
    db,
    plan.lots.map(({ row: { customer_key, ...row }, tender, withdrawn }) => ({
      ...row,
      tender_id: tenderId(tender),
      customer_id: companies.get(customer_key),
      withdrawn_at: withdrawn ? at.toISOString() : null,
    })),
    at,
  )
  const lotId = (externalId: string | null) =>
    externalId === null ? null : (savedLots.get(externalId) ?? known.lots.get(externalId)?.id ?? null)
  await withdrawLots(
    db,
    plan.missing.map(({ lot }) => lot.id),
    at,
  )
  await saveDocumentRows(
    db,
    plan.documents.map(({ row: { lotExternalId, ...row }, tender }) => ({
      ...row,
      tender_id: tenderId(tender),
      lot_id: lotId(lotExternalId),
    })),
  )
  await removeDocuments(
    db,
    plan.gone.map(({ document }) => document),
    at,
  )
  await countLots(
    db,
    plan.partial.flatMap((tender) => tenderId(tender) ?? []),
  )

  const changes = told.flatMap(({ tender, lot, change }): CatalogueChange[] => {
    const of = tenderId(tender)
    return of === undefined ? [] : [{ tenderId: of, lotId: lotId(lot), change }]
  })
  const links = await linkSuperseding(db, source, [...savedTenders.keys()])
  return {
    tenderIds: [
      ...savedTenders.values(),
      ...[...plan.lots, ...plan.missing, ...plan.documents, ...plan.gone].flatMap(
        ({ tender }) => tenderId(tender) ?? [],
      ),
    ],
    changes: [...changes, ...links.flatMap(superseding)],
  }
}

/** Told of both: the old one is superseded, the new one says what it replaces. */
function superseding(link: Awaited<ReturnType<typeof linkSuperseding>>[number]): CatalogueChange[] {
  return [
    {
      tenderId: link.replaced_id,
      lotId: null,
      change: { kind: 'superseded', before: null, after: { tender: { id: link.id, code: link.code } } },
    },
    {
      tenderId: link.id,
      lotId: null,
      change: {
        kind: 'superseded',
        before: { tender: { id: link.replaced_id, code: link.replaced_code } },
        after: null,
      },
    },
  ]
}
