// The lines of a group of the day: the first lots of the group as JSON, in its order.
import { MAX_LINES } from '@tendertap/domain/today/day'
import { sql, type RawBuilder } from 'kysely'

/** Moments in these rows are texts as the database writes them in JSON. */
export interface LotRow {
  lotId: number
  contractNumber: string | null
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  TenderId: number
  tenderCode: string
  status: string | null
  applicationEndAt: string | null
}

/** The first rows of a group, in this order. */
export const selectFirst = (group: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`select a.* from ${group} a order by ${order} limit ${MAX_LINES}`

/** These rows, each being `a` with its lot_id, with the lot and with `more`. */
export function selectLines(
  rows: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('lotId', l.id, 'contractNumber', l.number, 'nameRu', l.name_ru,
        'nameKz', l.name_kz, 'nameEn', l.name_en, 'TenderId', l.tender_id, 'tenderCode', t.code,
        'status', case when l.withdrawn_at is null then l.status end, 'applicationEndAt', t.application_end_at, ${more})
      order by ${order}), '[]')
    from (${rows}) a join lot l on l.id = a.lot_id join tender t on t.id = l.tender_id)`
}
