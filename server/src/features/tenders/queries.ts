import { clampPage, type PageSize } from '@tendertap/domain/paging'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { TENDER_HEAD } from '../lots/queries.ts'

export type TenderRow = Awaited<ReturnType<typeof listTenders>>[number]

/** A withdrawn one is found as well. */
export async function findTender(scope: Scope, id: number): Promise<TenderRow | undefined> {
  const [tender] = await listTenders(scope, [id])
  return tender
}

/** In no particular order, each with the announcements before and after it. */
export async function listTenders({ db }: Scope, ids: readonly number[]) {
  return db
    .selectFrom('tender as t')
    .innerJoin('company as tc', 'tc.id', 't.customer_id')
    .leftJoin('tender as older', 'older.id', 't.supersedes_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('tender as next')
          .select(['next.id', 'next.code'])
          .whereRef('next.supersedes_id', '=', 't.id')
          .orderBy('next.id', 'desc')
          .limit(1)
          .as('newer'),
      (join) => join.onTrue(),
    )
    .select([
      't.id as tender_id',
      't.source',
      't.withdrawn_at',
      'older.id as older_id',
      'older.code as older_code',
      'newer.id as newer_id',
      'newer.code as newer_code',
    ])
    .select(TENDER_HEAD)
    .where(sql<boolean>`t.id = any(${ids}::bigint[])`)
    .execute()
}

/** Every lot of these tenders, also those that the portal withdrew. */
export async function listLotsOfTenders({ db }: Scope, tenderIds: readonly number[]) {
  return db
    .selectFrom('lot')
    .select(['id', 'tender_id', 'number', 'withdrawn_at'])
    .where(sql<boolean>`tender_id = any(${tenderIds}::bigint[])`)
    .orderBy('id')
    .execute()
}

export async function hasTender({ db }: Scope, id: number): Promise<boolean> {
  return (await db.selectFrom('tender').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

interface Paging {
  page: number
  limit: PageSize
}

/** Newest first. Lots that were published together with their tender are left out: the tender's row covers them. */
export async function listChanges({ db }: Scope, tenderId: number, { page: wanted, limit }: Paging) {
  const changes = db
    .selectFrom('change as c')
    .where('c.tender_id', '=', tenderId)
    .where(({ not, and, eb, exists, selectFrom }) =>
      not(
        and([
          eb('c.kind', '=', 'published'),
          eb('c.lot_id', 'is not', null),
          exists(
            selectFrom('change as whole')
              .select('whole.seq')
              .whereRef('whole.tender_id', '=', 'c.tender_id')
              .where('whole.lot_id', 'is', null)
              .where('whole.kind', '=', 'published')
              .whereRef('whole.at', '=', 'c.at'),
          ),
        ]),
      ),
    )
  const { total } = await changes.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const page = clampPage(wanted, total, limit)
  const rows = await changes
    .leftJoin('lot as l', 'l.id', 'c.lot_id')
    .select(['c.seq', 'c.at', 'c.kind', 'c.lot_id', 'l.number as lot_number', 'c.before', 'c.after'])
    .orderBy('c.seq', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total, page }
}
