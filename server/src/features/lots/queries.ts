import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../db/generated/schema.ts'
import { compilePrepared } from '../../db/prepared-statement.ts'
import type { Scope } from '../../db/scope.ts'
import { loadAttachments, type FindAttachments, type LotIds, type LotLoaders } from './attachments.ts'

export type LotRow = Awaited<ReturnType<typeof listLotsOfTender>>[number]

/** The head of tender t with its customer tc, under names that no column of a lot has. */
export const TENDER_HEAD = [
  'tc.name_ru as tender_customer_ru',
  'tc.name_kz as tender_customer_kz',
  'tc.name_en as tender_customer_en',
  'tc.address as customer_address',
  't.code',
  't.method',
  't.name_ru as tender_name_ru',
  't.name_kz as tender_name_kz',
  't.name_en as tender_name_en',
  't.planned_amount',
  't.lots_count',
  't.status as tender_status',
  't.published_at',
  't.application_start_at',
  't.application_end_at',
  't.application_open_at',
  't.contact_email',
  't.contact_phone',
  't.url as tender_url',
] as const

/** What is shown of lot l. */
const LOT = [
  'l.id',
  'l.tender_id',
  'l.source',
  'l.number',
  'l.name_ru',
  'l.name_kz',
  'l.name_en',
  'l.description_ru',
  'l.description_kz',
  'l.description_en',
  'l.additional_description_ru',
  'l.additional_description_kz',
  'l.additional_description_en',
  'l.amount',
  'l.quantity',
  'l.unit_ru',
  'l.unit_kz',
  'l.unit_en',
  'l.delivery_address_ru',
  'l.delivery_address_kz',
  'l.delivery_address_en',
  'l.delivery_term_days',
  'l.contract_term_days',
  'l.bid_security_volume',
  'l.local_content_min',
  'l.status',
  'l.url',
  'l.ens_tru_code',
  'l.ens_tru_name_ru',
  'l.ens_tru_name_kz',
  'l.ens_tru_name_en',
  'l.kato_code',
  'l.system_category',
  'l.portal_created_at',
  'l.portal_updated_at',
  'l.stands_for_tender',
  'l.withdrawn_at',
] as const

/** What is shown of document d. */
const DOCUMENT = [
  'd.id',
  'd.tender_id',
  'd.lot_id',
  'd.type',
  'd.original_file_name',
  'd.file_name',
  'd.state',
  'd.size',
] as const

/** Everything a lot shows, with the head of its tender. */
function selectLots(db: Kysely<DB>) {
  return db
    .selectFrom('lot as l')
    .innerJoin('tender as t', 't.id', 'l.tender_id')
    .innerJoin('company as c', 'c.id', 'l.customer_id')
    .innerJoin('company as tc', 'tc.id', 't.customer_id')
    .leftJoin('region as r', (join) => join.on('r.code', '=', sql<string>`left(l.kato_code, 2)`))
    .select(LOT)
    .select([
      'c.name_ru as customer_ru',
      'c.name_kz as customer_kz',
      'c.name_en as customer_en',
      'r.name_ru as region_ru',
      'r.name_kz as region_kz',
      'r.name_en as region_en',
    ])
    .select(TENDER_HEAD)
}

/** The ids of the page that this transaction found last. */
const PAGE_IDS = sql<number[]>`current_setting('app.page')::bigint[]`

/** The lots of that page, in its order, with their own documents and those of their tender as a whole. */
const LOTS_OF_PAGE = compilePrepared('lots of a page', (db) =>
  selectLots(db)
    // a page may show fifty lots of a tender with a thousand
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
    .innerJoin(
      sql<{ id: number; place: number }>`unnest(${PAGE_IDS}) with ordinality`.as<'page'>(sql`page (id, place)`),
      'page.id',
      'l.id',
    )
    .orderBy('page.place'),
)

export type LotOfPage = typeof LOTS_OF_PAGE extends CompiledQuery<infer Row> ? Row : never

interface WithLots<Row, More> {
  row: Row
  /** what `more` answered */
  more: More[]
  lots: LotOfPage[]
  findAttachments: FindAttachments
}

/**
 * Runs a query that answers one row, and reads the lots whose ids are in its column `ids`, in that order, with what is
 * attached to them, and whatever `more` asks about them. All statements go out in one round trip: the first leaves the
 * ids in the transaction, the others take them from there.
 */
export async function readWithLots<Row, More = never>(
  scope: Scope,
  query: RawBuilder<Row>,
  { loaders = {}, more }: { loaders?: LotLoaders; more?: (lotIds: LotIds) => RawBuilder<More> | null } = {},
): Promise<WithLots<Row, More>> {
  const { db } = scope
  const [page, lots, findAttachments, found] = await Promise.all([
    sql<{
      found: Row
    }>`with found as materialized (${query}) select to_json(found) as found, set_config('app.page', found.ids::text, true) from found`.execute(
      db,
    ),
    db.executeQuery(LOTS_OF_PAGE),
    loadAttachments(loaders, scope, PAGE_IDS),
    more?.(PAGE_IDS)?.execute(db),
  ])
  const [first] = page.rows
  if (!first) throw new Error('The query for a page answered no row')
  return { row: first.found, more: found?.rows ?? [], lots: lots.rows, findAttachments }
}

/** These lots in this order, without their documents. */
export async function listLotsByIds({ db }: Scope, ids: readonly number[]): Promise<LotRow[]> {
  const rows = await selectLots(db)
    .where(sql<boolean>`l.id = any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** In the order in which they came; lots that the portal withdrew are last. */
export async function listLotsOfTender({ db }: Scope, tenderId: number) {
  return selectLots(db)
    .where('l.tender_id', '=', tenderId)
    .orderBy(sql`l.withdrawn_at is not null`)
    .orderBy('l.id')
    .execute()
}

export async function findLot({ db }: Scope, lotId: number): Promise<LotRow | undefined> {
  return selectLots(db).where('l.id', '=', lotId).executeTakeFirst()
}

/** The ids of a tender's lots, for the loaders of what is attached to them. */
export function selectLotIds(tenderId: number): LotIds {
  return sql`array(select id from lot where tender_id = ${tenderId})`
}

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

/** Documents that these tenders list now: the tender's own and those of its lots. */
export async function listDocuments({ db }: Scope, tenderIds: readonly number[]) {
  return selectDocuments(db, tenderIds).execute()
}

/** Without the documents of its lots. */
export async function listDocumentsOfWholeTenders({ db }: Scope, tenderIds: readonly number[]): Promise<DocumentRow[]> {
  return selectDocuments(db, tenderIds).where('d.lot_id', 'is', null).execute()
}

function selectDocuments(db: Kysely<DB>, tenderIds: readonly number[]) {
  return db
    .selectFrom('document as d')
    .select(DOCUMENT)
    .where(sql<boolean>`d.tender_id = any(${tenderIds}::bigint[])`)
    .where('d.removed_at', 'is', null)
    .orderBy('d.id')
}
