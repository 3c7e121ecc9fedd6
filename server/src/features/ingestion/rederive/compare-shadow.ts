// Compares what was derived again (the second set of tables) with the catalogue as people see it now.
import { compareVersions } from '@tendertap/domain/tenders/compare-versions'
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { CatalogueChange } from '../../../feed/write-changes.ts'
import { findAwards } from '../awards/award-rows.ts'
import { listAwardChanges } from '../awards/awards.ts'
import { findVersions } from '../save/known.ts'
import { splitIntoChunks } from './chunks.ts'
import { SHADOW } from './shadow.ts'

export interface ShadowDifferences {
  newTenders: number[]
  /** tenders of the catalogue that differ */
  tenders: { id: number }[]
  lots: { id: number; tenderId: number }[]
  /** tenders whose documents came, went or belong to another lot */
  withDocuments: number[]
  changes: CatalogueChange[]
}

export async function compareShadow(db: DbTransaction): Promise<ShadowDifferences> {
  const fresh = await sql<{ id: number }>`
    select derived.id from ${sql.id(SHADOW, 'tender')} derived where not exists (select from public.tender current where current.id = derived.id) order by derived.id`.execute(
    db,
  )
  const tenders = await sql<{ id: number }>`
    select derived.id from ${sql.id(SHADOW, 'tender')} derived join public.tender current on current.id = derived.id
    where derived.content_hash is distinct from current.content_hash or (derived.withdrawn_at is null) <> (current.withdrawn_at is null) order by derived.id`.execute(
    db,
  )
  const lots = await sql<{ id: number; tender_id: number }>`
    select derived.id, derived.tender_id from ${sql.id(SHADOW, 'lot')} derived left join public.lot current on current.id = derived.id
    where exists (select from public.tender t where t.id = derived.tender_id)
      and (derived.content_hash is distinct from current.content_hash or (derived.withdrawn_at is null) <> (current.withdrawn_at is null)) order by derived.id`.execute(
    db,
  )
  const documents = await sql<{ tender_id: number }>`
    select distinct derived.tender_id from ${sql.id(SHADOW, 'document')} derived left join public.document current on current.id = derived.id
    where current.id is null or derived.lot_id is distinct from current.lot_id or (derived.removed_at is null) <> (current.removed_at is null)`.execute(
    db,
  )
  const found = {
    newTenders: fresh.rows.map(({ id }) => id),
    tenders: tenders.rows,
    lots: lots.rows.map((lot) => ({ id: lot.id, tenderId: lot.tender_id })),
  }
  const changes = [...(await listVersionChanges(db, found)), ...(await listAwardDifferences(db))]
  return { ...found, withDocuments: documents.rows.map((row) => row.tender_id), changes }
}

/** Only for tenders that the catalogue has: a new tender brings its own history. */
async function listAwardDifferences(db: DbTransaction): Promise<CatalogueChange[]> {
  const { rows } = await sql<{ id: number }>`
    select derived.id from ${sql.id(SHADOW, 'award')} derived
    join ${sql.id(SHADOW, 'lot')} l on l.id = derived.lot_id join public.tender t on t.id = l.tender_id
    left join public.award current on current.id = derived.id
    where (derived.supplier_id, derived.amount, derived.concluded_at, derived.participants, derived.withdrawn_at is null)
      is distinct from (current.supplier_id, current.amount, current.concluded_at, current.participants, current.withdrawn_at is null)
    order by derived.source, derived.external_id, l.external_id`.execute(db)
  const changes: CatalogueChange[] = []
  for (const chunk of splitIntoChunks(rows.map(({ id }) => id)))
    changes.push(...listAwardChanges(await findAwards(db, chunk), await findAwards(db.withSchema(SHADOW), chunk)))
  return changes
}

/** Compares what people see of these tenders and lots with what they will see after the merge. */
async function listVersionChanges(
  db: DbTransaction,
  { tenders, lots }: Pick<ShadowDifferences, 'tenders' | 'lots'>,
): Promise<CatalogueChange[]> {
  const changes: CatalogueChange[] = []
  const shadow = db.withSchema(SHADOW)
  for (const chunk of splitIntoChunks(tenders.map(({ id }) => id))) {
    const before = (await findVersions(db, chunk, [])).tenders
    const after = (await findVersions(shadow, chunk, [])).tenders
    for (const id of chunk) {
      const now = after.get(id)
      if (now)
        for (const change of compareVersions(before.get(id) ?? null, now))
          changes.push({ tenderId: id, lotId: null, change })
    }
  }
  for (const chunk of splitIntoChunks(lots)) {
    const ids = chunk.map(({ id }) => id)
    const [before, after] = [(await findVersions(db, [], ids)).lots, (await findVersions(shadow, [], ids)).lots]
    for (const { id, tenderId } of chunk) {
      const now = after.get(id)
      if (now)
        for (const change of compareVersions(before.get(id) ?? null, now)) changes.push({ tenderId, lotId: id, change })
    }
  }
  return changes
}
