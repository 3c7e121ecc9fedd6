import { DEFAULT_SORT, maySortBy, type LotFilter, type SortField } from '@tendertap/domain/lots/filter'
import { clampPage, nearestPageSize, type PageSize } from '@tendertap/domain/paging'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { lotConditions } from './filter.ts'

const FROM = sql`from lot l join tender t on t.id = l.tender_id join company c on c.id = l.customer_id`

const ORDER: Readonly<Record<SortField, RawBuilder<unknown>>> = {
  publicationDate: sql`t.published_at`,
  applicationEndAt: sql`t.application_end_at`,
  amount: sql`l.amount`,
  // nothing is scored yet: all lots are equal
  percent: sql`null::integer`,
  name: sql`coalesce(l.name_ru, l.name_kz, l.name_en)`,
  customer: sql`c.name_ru`,
  status: sql`l.status`,
}

export interface LotPage {
  ids: number[]
  total: number
  page: number
  limit: PageSize
}

/** One page of the catalogue: which lots, in which order. */
export async function lotPage({ db }: Scope, filter: LotFilter, now: Date): Promise<LotPage> {
  const where = sql.join(lotConditions(filter, now), sql` and `)
  const counted = await sql<{ total: number }>`select count(*) as total ${FROM} where ${where}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const field = filter.sortBy ?? DEFAULT_SORT.sortBy
  if (!maySortBy(field, total)) throw new AppError('sort_too_wide')
  const descending = (filter.sort ?? (filter.sortBy ? 'asc' : DEFAULT_SORT.sort)) === 'desc'
  const limit = nearestPageSize(filter.limit)
  const page = clampPage(filter.page ?? 1, total, limit)
  const direction = descending ? sql`desc` : sql`asc`
  const { rows } = await sql<{ id: number }>`
    select l.id ${FROM} where ${where}
    order by ${ORDER[field]} ${direction} nulls last, l.id ${direction}
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { ids: rows.map((row) => row.id), total, page, limit }
}

export type LotRow = Awaited<ReturnType<typeof lotsById>>[number]

/** Everything a lot shows, with the head of its tender, in the order asked for. */
export async function lotsById({ db }: Scope, ids: readonly number[]) {
  return db
    .selectFrom('lot as l')
    .innerJoin('tender as t', 't.id', 'l.tender_id')
    .innerJoin('company as c', 'c.id', 'l.customer_id')
    .innerJoin('company as tc', 'tc.id', 't.customer_id')
    .leftJoin('region as r', (join) => join.on('r.code', '=', sql<string>`left(l.kato_code, 2)`))
    .selectAll('l')
    .select([
      'c.name_ru as customer_ru', 'c.name_kz as customer_kz', 'c.name_en as customer_en',
      'tc.name_ru as tender_customer_ru', 'tc.name_kz as tender_customer_kz', 'tc.name_en as tender_customer_en', 'tc.address as customer_address',
      'r.name_ru as region_ru', 'r.name_kz as region_kz', 'r.name_en as region_en',
      't.code', 't.method', 't.name_ru as tender_name_ru', 't.name_kz as tender_name_kz', 't.name_en as tender_name_en',
      't.planned_amount', 't.lots_count', 't.status as tender_status', 't.published_at', 't.application_start_at', 't.application_end_at',
      't.application_open_at', 't.contact_email', 't.contact_phone', 't.url as tender_url',
    ])
    .where('l.id', 'in', ids)
    .execute()
}

export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number]

/** Documents of these tenders: the tender's own and those of its lots. */
export async function documentsOf({ db }: Scope, tenderIds: readonly number[]) {
  return db.selectFrom('document').selectAll().where('tender_id', 'in', tenderIds).orderBy('id').execute()
}
