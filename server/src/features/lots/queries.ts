import { sql, type InferResult, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Scope } from '../../db/scope.ts'

export type LotRow = Awaited<ReturnType<typeof lotsOfTender>>[number]

/** The head of tender t with its customer tc, under names that no column of a lot has. */
export const TENDER_HEAD = [
  'tc.name_ru as tender_customer_ru', 'tc.name_kz as tender_customer_kz', 'tc.name_en as tender_customer_en', 'tc.address as customer_address',
  't.code', 't.method', 't.name_ru as tender_name_ru', 't.name_kz as tender_name_kz', 't.name_en as tender_name_en',
  't.planned_amount', 't.lots_count', 't.status as tender_status', 't.published_at', 't.application_start_at', 't.application_end_at',
  't.application_open_at', 't.contact_email', 't.contact_phone', 't.url as tender_url',
] as const

/** Everything a lot shows, with the head of its tender. */
function lotRows({ db }: Scope) {
  return db
    .selectFrom('lot as l')
    .innerJoin('tender as t', 't.id', 'l.tender_id')
    .innerJoin('company as c', 'c.id', 'l.customer_id')
    .innerJoin('company as tc', 'tc.id', 't.customer_id')
    .leftJoin('region as r', (join) => join.on('r.code', '=', sql<string>`left(l.kato_code, 2)`))
    .selectAll('l')
    .select(['c.name_ru as customer_ru', 'c.name_kz as customer_kz', 'c.name_en as customer_en', 'r.name_ru as region_ru', 'r.name_kz as region_kz', 'r.name_en as region_en'])
    .select(TENDER_HEAD)
}

/** Lot page.id with its own documents and those of its tender as a whole: a page may show fifty lots of a tender with a thousand. */
function lotOfPage(scope: Scope) {
  return lotRows(scope)
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('document as d')
          .select(DOCUMENT)
          .whereRef('d.tender_id', '=', 'l.tender_id')
          .where((is) => is.or([is('d.lot_id', 'is', null), is('d.lot_id', '=', is.ref('l.id'))]))
          .where('d.removed_at', 'is', null)
          .orderBy('d.id'),
      ).as('documents'),
    )
    .where('l.id', '=', sql.ref<number>('page.id'))
    // planned apart from the question, or the planner takes half as long again
    .offset(sql.lit(0))
}

export type LotOfPage = InferResult<ReturnType<typeof lotOfPage>>[number]

/** The only row of `found`, and the lots whose ids stand in its column `ids`, in that order: one statement, so one wait. */
export async function withLots<Row>(scope: Scope, found: RawBuilder<Row>): Promise<{ row: Row; lots: LotOfPage[] }> {
  const { rows } = await sql<{ found: Row } & (LotOfPage | { id: null })>`
    with found as materialized (${found})
    select case when coalesce(page.place, 1) = 1 then to_json(found) end as found, lot.*
    from found left join lateral unnest(found.ids) with ordinality as page (id, place) on true left join lateral ${lotOfPage(scope)} lot on true
    order by page.place`.execute(scope.db)
  const [first] = rows
  if (!first) throw new Error('a question that answers with no row')
  return { row: first.found, lots: rows.filter((row) => row.id !== null) }
}

/** As they came; those the portal took back are last. */
export async function lotsOfTender(scope: Scope, tenderId: number) {
  return lotRows(scope).where('l.tender_id', '=', tenderId).orderBy(sql`l.withdrawn_at is not null`).orderBy('l.id').execute()
}

export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number]

const DOCUMENT = ['d.id', 'd.tender_id', 'd.lot_id', 'd.type', 'd.original_file_name', 'd.file_name', 'd.state', 'd.size'] as const

/** Documents that these tenders list now: the tender's own and those of its lots. */
export async function documentsOf({ db }: Scope, tenderIds: readonly number[]) {
  return db
    .selectFrom('document as d')
    .select(DOCUMENT)
    .where('d.tender_id', 'in', tenderIds)
    .where('d.removed_at', 'is', null)
    .orderBy('d.id')
    .execute()
}
