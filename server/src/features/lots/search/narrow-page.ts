// Sorting by name, customer or status. lot_search has no such columns, so it works only where few enough lots match.
import { NARROW_SORT_MAX_ROWS, type SortField } from '@tendertap/domain/lots/filter'
import { sql, type RawBuilder } from 'kysely'
import { joinByAnd } from './condition.ts'
import { direction } from './order.ts'
import { hasPhrases, toPhraseCondition } from './phrase-page.ts'
import { listConditions, type PageRange, type SearchPlan } from './plan.ts'
import { selectFrom } from './relation.ts'

const COLUMNS: Readonly<Partial<Record<SortField, RawBuilder<unknown>>>> = {
  name: sql`coalesce(l.name_ru, l.name_kz, l.name_en)`,
  customer: sql`c.name_ru`,
  status: sql`l.status`,
}

export interface NarrowPageRow {
  ids: number[]
  /** one more than can be sorted if too many lots match */
  total: number
}

export function selectNarrowPage(plan: SearchPlan, { offset, limit }: PageRange): RawBuilder<NarrowPageRow> {
  const { set, order, thresholds } = plan
  // with a phrase every candidate must be read, or the sorted list would be incomplete
  const most = hasPhrases(plan) ? thresholds.maxPhraseCandidates : NARROW_SORT_MAX_ROWS
  return sql`
    with candidates as materialized (select s.lot_id from ${selectFrom(set)} where ${joinByAnd(listConditions(plan))} limit ${most + 1}),
    hits as materialized (select s.lot_id from candidates s where (select count(*) from candidates) <= ${most} and ${toPhraseCondition(plan)})
    select array(
      select l.id from hits join lot l on l.id = hits.lot_id join company c on c.id = l.customer_id
      order by ${COLUMNS[order.field] ?? sql`l.id`} ${direction(order)} nulls last, l.id ${direction(order)} limit ${limit} offset ${offset}) as ids,
      (select case when count(*) > ${most} then ${NARROW_SORT_MAX_ROWS + 1} else (select count(*) from hits) end from candidates) as total`
}
