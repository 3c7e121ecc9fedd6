// A tender with several lots, and lots whose placement is confirmed.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import { sql } from 'kysely'
import { someLots, type LotFields } from './builders.ts'
import type { TestServer } from './server.ts'

export interface TestTender {
  id: number
  code: string
  /** in the order of their ids */
  lots: { id: number; number: string }[]
}

export async function aTender(
  server: TestServer,
  { lots: count, ...fields }: LotFields & { lots: number },
): Promise<TestTender> {
  const { tenderId, code, lots } = await someLots(server, count, fields)
  return { id: tenderId, code, lots }
}

interface AwardFields {
  lotId: number
  name: string
  bin?: string | null
  amount?: string | null
  concludedAt?: Date | null
  /** the contract's number at the portal; a lot may have several */
  contract?: string
}

/** What the portal published about who won a lot; its company may have our BIN. Gives the company's id. */
export async function anAward({ db }: TestServer, fields: AwardFields): Promise<number> {
  const { lotId, name, bin = null, amount = '90000', concludedAt = new Date(), contract = 'contract' } = fields
  const { rows } = await sql<{ id: number }>`
    with supplier as (insert into company (name_key, name_ru, bin) values (${toCompanyKey(name)}, ${name}, ${bin})
      on conflict (name_key) do update set name_ru = excluded.name_ru returning id)
    insert into award (source, external_id, lot_id, supplier_id, amount, concluded_at)
    select l.source, ${contract}, l.id, supplier.id, ${amount}, ${concludedAt} from lot l, supplier where l.id = ${lotId}
    returning supplier_id as id`.execute(db.owner)
  return rows[0]?.id ?? 0
}

/** The records of lots in work as they are stored, without their documents and their log. */
export async function aWork(
  { db }: TestServer,
  { workspaceId, lotIds, status }: { workspaceId: string; lotIds: readonly number[]; status: RecordedStatus },
): Promise<void> {
  await sql`
    insert into lot_work (workspace_id, lot_id, status, offer_price, documents_completed_at, completed_at, declined_at)
    select ${workspaceId}, l.id, ${status}, case when ${status} in ('in_placement', 'placement_completed') then 90000 end,
      case when ${status} in ('in_placement', 'placement_completed') then now() end,
      case when ${status} = 'placement_completed' then now() end, case when ${status} = 'declined' then now() end
    from unnest(${lotIds}::bigint[]) as l (id)`.execute(db.owner)
}
