// What happens to lots without anybody's doing.
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { isActive } from '@tendertap/domain/lot-work/statuses'
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Person } from './acts.ts'
import { pickLot } from './choose-request.ts'
import { listLots, withLot, withTender, type Model, type ModelLot } from './model.ts'
import type { Surroundings } from './moves.ts'

const DAY = 86_400_000
/** longer than a doubled press of the placement */
const WAITED_MS = 5_000

export async function changeSurroundings(
  model: Model,
  { owner, people }: { owner: Database; people: readonly Person[] },
  { kind, lot: place }: Surroundings,
): Promise<Model> {
  const lot = pickLot(model, place)
  const { tenderId } = lot
  if (kind === 'close') {
    const applicationEndAt = new Date(Date.now() - DAY)
    await sql`update tender set application_end_at = ${applicationEndAt} where id = ${tenderId}`.execute(owner)
    await sql`update lot_search set application_end_at = ${applicationEndAt} where tender_id = ${tenderId}`.execute(
      owner,
    )
    return withTender(model, tenderId, { applicationEndAt })
  }
  if (kind === 'storeDocuments') {
    await sql`update document set state = 'stored', file_name = coalesce(file_name, gen_random_uuid()::text) where tender_id = ${tenderId}`.execute(
      owner,
    )
    return listLots(model, tenderId).reduce<Model>(
      (known, { id, documents }) => withLot(known, id, { documents: documents.map(() => 'stored' as const) }),
      model,
    )
  }
  const workspaceId = people[0]?.workspaceId ?? ''
  return kind === 'changeDocuments'
    ? changeDocuments(model, owner, { workspaceId, lot })
    : wait(model, owner, workspaceId)
}

/** The portal changes everything that was collected for a lot in work. */
async function changeDocuments(
  model: Model,
  owner: Database,
  { workspaceId, lot: { id, work } }: { workspaceId: string; lot: ModelLot },
): Promise<Model> {
  if (!work || !isActive(work.status)) return model
  await sql`
    update work_document d set recheck_change = 1
    where d.workspace_id = ${workspaceId} and d.lot_id = ${id} and d.collected and d.key <> ${PRICE_KEY}`.execute(owner)
  const docs = work.docs.map((entry) => ({ ...entry, needsRecheck: entry.collected && entry.key !== PRICE_KEY }))
  return withLot(model, id, { work: { ...work, docs } })
}

/** Whatever was logged is longer ago, and so is every placement. */
async function wait(model: Model, owner: Database, workspaceId: string): Promise<Model> {
  await sql`
    update work_log set logged_at = logged_at - ${WAITED_MS} * interval '1 millisecond'
    where workspace_id = ${workspaceId}`.execute(owner)
  return [...model.lots.values()].reduce<Model>((known, { id, work }) => {
    if (!work?.placed) return known
    const placed = { from: work.placed.from - WAITED_MS, to: work.placed.to - WAITED_MS }
    return withLot(known, id, { work: { ...work, placed } })
  }, model)
}
