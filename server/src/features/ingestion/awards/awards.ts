// Saves who won which lot, and gives the changes for the feed.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { compareAwards } from '@tendertap/domain/tenders/compare-versions'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { findAwardsOfContracts, upsertAwards, withdrawAwards, type AwardToSave, type SavedAward } from './award-rows.ts'
import type { CatalogueChange } from '../../../feed/write-changes.ts'
import { roundDecimal } from '../save/decimals.ts'
import { findLotIds } from '../save/known.ts'
import type { Contract } from '../save/read-items.ts'
import { saveWaitingAwards, type WaitingAward } from './waiting-contracts.ts'

/** An award that its contract no longer names is withdrawn; one whose lot is not here yet waits for it. */
export async function saveAwards(
  db: DbTransaction,
  source: Source,
  contracts: readonly Contract[],
  companies: ReadonlyMap<string, number>,
  at: Date,
): Promise<CatalogueChange[]> {
  if (contracts.length === 0) return []
  const contractIds = contracts.map((contract) => contract.externalId)
  const lotIds = await findLotIds(
    db,
    source,
    contracts.flatMap(({ awards }) => awards.map((award) => award.lotExternalId)),
  )
  const rows: AwardToSave[] = []
  const waiting: WaitingAward[] = []
  for (const { awards, tenderExternalId } of contracts) {
    for (const award of awards) {
      const lotId = lotIds.get(award.lotExternalId)
      if (lotId === undefined)
        waiting.push({
          external_id: award.externalId,
          lot_external_id: award.lotExternalId,
          tender_external_id: tenderExternalId,
        })
      else
        rows.push({
          external_id: award.externalId,
          lot_id: lotId,
          supplier_id: companies.get(toCompanyKey(award.supplier.nameRu)),
          amount: roundDecimal(award.amount, 2),
          concluded_at: award.concludedAt?.toISOString() ?? null,
          participants: award.participants,
          withdrawn_at: award.withdrawn ? at.toISOString() : null,
        })
    }
  }
  const before = await findAwardsOfContracts(db, source, contractIds)
  await upsertAwards(db, source, rows)
  await withdrawAwards(db, listDroppedAwards(before, rows), at)
  await saveWaitingAwards(db, source, contractIds, waiting)
  return listAwardChanges(before, await findAwardsOfContracts(db, source, contractIds))
}

/** The awards that their contracts no longer name. */
function listDroppedAwards(before: readonly SavedAward[], named: readonly AwardToSave[]): number[] {
  const keys = new Set(named.map((row) => `${row.external_id} ${row.lot_id}`))
  return before.filter(({ externalId, lotId }) => !keys.has(`${externalId} ${lotId}`)).map(({ id }) => id)
}

/** In the order of the portal's ids, so that the feed is the same when the catalogue is derived again. */
export function listAwardChanges(before: readonly SavedAward[], after: readonly SavedAward[]): CatalogueChange[] {
  const awardsBefore = new Map(before.map(({ id, award }) => [id, award]))
  return after.toSorted(byPortalIds).flatMap(({ id, tenderId, lotId, award }) => {
    const change = compareAwards(awardsBefore.get(id) ?? null, award)
    return change ? [{ tenderId, lotId, change }] : []
  })
}

function byPortalIds(one: SavedAward, other: SavedAward): number {
  const [key, otherKey] = [`${one.externalId} ${one.lotExternalId}`, `${other.externalId} ${other.lotExternalId}`]
  if (key === otherKey) return 0
  return key < otherKey ? -1 : 1
}
