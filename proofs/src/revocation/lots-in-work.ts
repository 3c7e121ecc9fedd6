// Lots of the company at the point of the work at which a step can be taken.
import { copyLot } from '../guards/catalogue.ts'
import type { Company } from './company.ts'

/** The one document of such a lot that is not collected; it is not required. */
export const DOCUMENT = 'Копия устава'
export const DOCUMENT_KEY = 'charter'

type Point = 'taken' | 'priced' | 'completed' | 'placed'

const STATUSES = {
  taken: 'in_collecting_documents',
  priced: 'in_requesting_offers',
  completed: 'in_requesting_offers',
  placed: 'placement_completed',
} as const satisfies Record<Point, string>

export async function aLotInWork({ tenant, world }: Company, point: Point = 'taken'): Promise<{ lotId: number }> {
  const lotId = await copyLot(world.owner, Number(tenant.objects.lotId))
  const record = { workspace_id: tenant.workspaceId, lot_id: lotId }
  await world.owner
    .insertInto('lot_work')
    .values({
      ...record,
      status: STATUSES[point],
      offer_price: point === 'taken' ? null : '5',
      documents_completed_at: point === 'completed' || point === 'placed' ? new Date() : null,
      completed_at: point === 'placed' ? new Date() : null,
    })
    .execute()
  await world.owner
    .insertInto('work_document')
    .values({ ...record, key: DOCUMENT_KEY, position: 1, description_ru: DOCUMENT, required: false })
    .execute()
  return { lotId }
}

/** A lot in work whose one document was collected before the portal changed it. */
export async function aChangedDocument(company: Company): Promise<object> {
  const { lotId } = await aLotInWork(company)
  await company.world.owner
    .updateTable('work_document')
    .set({ collected: true, recheck_change: 1 })
    .where('lot_id', '=', lotId)
    .execute()
  return { lotId, documentDescription: DOCUMENT }
}

function findLot({ world }: Company, lotId: number) {
  return world.owner.selectFrom('lot').select(['number', 'tender_id']).where('id', '=', lotId).executeTakeFirstOrThrow()
}

/** A lot in work with a file on its document. */
export async function anAttachedFile(company: Company): Promise<{ lotId: number; workFileId: string }> {
  const { tenant, world, person } = company
  const { lotId } = await aLotInWork(company)
  const { id: workFileId } = await world.owner
    .insertInto('work_file')
    .values({
      workspace_id: tenant.workspaceId,
      lot_id: lotId,
      document_key: DOCUMENT_KEY,
      file_id: String(tenant.objects.fileId),
      attached_by: person.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { lotId, workFileId }
}

/** A lot in work, and an open one of a later announcement of its tender. */
export async function anAnnouncedAgain(company: Company): Promise<{ lotId: number; toLotId: number }> {
  const { owner } = company.world
  const { lotId } = await aLotInWork(company)
  const toLotId = await copyLot(owner, lotId)
  const { tender_id } = await findLot(company, lotId)
  const {
    id: _,
    external_id,
    ...tender
  } = await owner.selectFrom('tender').selectAll().where('id', '=', tender_id).executeTakeFirstOrThrow()
  const later = await owner
    .insertInto('tender')
    .values({ ...tender, external_id: `${external_id} again ${toLotId}`, supersedes_id: tender_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await owner.updateTable('lot').set({ tender_id: later.id }).where('id', '=', toLotId).execute()
  return { lotId, toLotId }
}

/** A tender with a placed lot, and a result of that lot. */
export async function aPlacedTender(company: Company): Promise<object> {
  const { lotId } = await aLotInWork(company, 'placed')
  const { number, tender_id } = await findLot(company, lotId)
  return { id: tender_id, lotResults: [{ lotNumber: number, lotWinnerCompany: 'ТОО «Дала»', lotFinalAmount: 5 }] }
}
