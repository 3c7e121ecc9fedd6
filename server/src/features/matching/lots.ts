// The lots that are scored. `db` is the role `background`, or the application.
import type { FilteredLot } from '@tendertap/domain/interests/filter'
import { isOpen } from '@tendertap/domain/lots/openness'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import type { LotContent } from '../../scoring/content.ts'

export interface LotToScore extends FilteredLot {
  id: number
  tenderId: number
  isOpen: boolean
  /** the newest payload of it or its tender; 0 for a lot that came without one */
  payloadSeq: number
  content: LotContent
}

/** The texts of lot l that are scored, in every language. */
const TEXTS = {
  names: sql`l.name_ru, l.name_kz, l.name_en`,
  descriptions: sql`l.description_ru, l.description_kz, l.description_en, l.additional_description_ru, l.additional_description_kz, l.additional_description_en`,
  ensTruNames: sql`l.ens_tru_name_ru, l.ens_tru_name_kz, l.ens_tru_name_en`,
}

interface Row extends Omit<LotToScore, 'content' | 'isOpen'>, Omit<LotContent, 'customerKey'> {
  isWithdrawn: boolean
  applicationEndAt: Date | null
}

/** By id. Lots that the portal withdrew are not open. */
export async function readLotsToScore(
  db: Kysely<DB>,
  lotIds: readonly number[],
  now: Date,
  withPayloads = true,
): Promise<LotToScore[]> {
  const payload = withPayloads
    ? sql`coalesce((select max(h.seq) from raw_head h
        where h.source = l.source and (h.entity, h.external_id) in (('tender', t.external_id), ('lot', l.external_id))), 0)`
    : sql`0`
  const { rows } = await sql<Row>`
    select l.id, l.tender_id as "tenderId", l.source, l.status, t.method, c.name_key as "customerKey", l.kato_code as "katoCode",
      l.amount::float8 as amount, l.ens_tru_code as "ensTruCode", t.application_end_at as "applicationEndAt",
      l.withdrawn_at is not null as "isWithdrawn", ${payload} as "payloadSeq",
      array_remove(array[${TEXTS.names}], null) as names, array_remove(array[${TEXTS.descriptions}], null) as descriptions,
      array_remove(array[${TEXTS.ensTruNames}], null) as "ensTruNames"
    from lot l join tender t on t.id = l.tender_id join company c on c.id = l.customer_id
    where l.id = any(${lotIds}::bigint[]) order by l.id`.execute(db)
  return rows.map(({ names, descriptions, ensTruNames, isWithdrawn, applicationEndAt, ...lot }) => ({
    ...lot,
    isOpen: !isWithdrawn && isOpen({ status: lot.status, applicationEndAt }, now),
    content: { names, descriptions, ensTruNames, ensTruCode: lot.ensTruCode, customerKey: lot.customerKey },
  }))
}
