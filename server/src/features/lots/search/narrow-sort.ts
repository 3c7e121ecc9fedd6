// Sorting by name, customer or status: only where few enough lots match, for these columns are kept elsewhere.
import { NARROW_SORT_MAX_ROWS, type SortField } from '@tendertap/domain/lots/filter'
import { sql, type RawBuilder } from 'kysely'
import { all } from './conditions.ts'
import type { Stretch } from './page.ts'
import { hasPhrases, phraseCondition } from './phrases.ts'
import type { Plan } from './plan.ts'

const BY: Readonly<Partial<Record<SortField, RawBuilder<unknown>>>> = {
  name: sql`coalesce(l.name_ru, l.name_kz, l.name_en)`,
  customer: sql`c.name_ru`,
  status: sql`l.status`,
}

/** `total` is one more than may be sorted where there are too many. */
export function narrowPage(plan: Plan, { offset, limit }: Stretch): RawBuilder<{ ids: number[]; total: number }> {
  const { conditions, order, scale } = plan
  const direction = order.descending ? sql`desc` : sql`asc`
  // of a phrase all that may hold it must be read through, or what is sorted would not be the whole
  const most = hasPhrases(plan) ? scale.readThrough : NARROW_SORT_MAX_ROWS
  return sql`
    with candidates as materialized (select s.lot_id from lot_search s where ${all(conditions)} limit ${most + 1}),
    hits as materialized (select s.lot_id from candidates s where (select count(*) from candidates) <= ${most} and ${phraseCondition(plan)})
    select array(
      select l.id from hits join lot l on l.id = hits.lot_id join company c on c.id = l.customer_id
      order by ${BY[order.field] ?? sql`l.id`} ${direction} nulls last, l.id ${direction} limit ${limit} offset ${offset}) as ids,
      (select case when count(*) > ${most} then ${NARROW_SORT_MAX_ROWS + 1} else (select count(*) from hits) end from candidates) as total`
}
