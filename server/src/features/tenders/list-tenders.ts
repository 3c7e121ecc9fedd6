// A page of tenders as both lists answer it.
import type { Output } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { loadAttachments, type LotLoaders } from '../lots/attachments.ts'
import { listDocumentsOfWholeTenders } from '../lots/queries.ts'
import { findPageOfTenders, type TenderListRequest } from './page-of-tenders.ts'
import { presentTenderSummary } from './present.ts'
import { toLotOfTender } from './present-work.ts'
import { listLotsOfTenders, listTenders } from './queries.ts'

export async function listTenderSummaries(
  scope: Scope,
  loaders: LotLoaders,
  request: TenderListRequest,
): Promise<Output<'tenders/tendersWithFilters'>> {
  const { tenders, ...found } = await findPageOfTenders(scope, request)
  const ids = tenders.map(({ id }) => id)
  const lotIds = sql<number[]>`array(select id from lot where tender_id = any(${ids}::bigint[]))`
  // a list shows the votes on the tender, not those on each lot
  const { votes: _, ...others } = loaders
  const [rows, lots, documents, votes, findAttachments] = await Promise.all([
    listTenders(scope, ids),
    listLotsOfTenders(scope, ids),
    listDocumentsOfWholeTenders(scope, ids),
    loaders.tenderVotes?.(scope, ids),
    loadAttachments(others, scope, lotIds),
  ])
  const rowById = new Map(rows.map((row) => [row.tender_id, row]))
  const lotsByTender = Map.groupBy(lots, ({ tender_id }) => tender_id)
  const data = tenders.flatMap(({ id, lots: listedLots }) => {
    const row = rowById.get(id)
    const lotsOfTender = (lotsByTender.get(id) ?? []).map((lot) => toLotOfTender(lot, findAttachments))
    const attached = { lots: lotsOfTender, votes: votes?.get(id), listedLots }
    return row ? [presentTenderSummary(row, documents, attached)] : []
  })
  return { data, ...found }
}
