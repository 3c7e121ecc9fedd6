// A few thousand lots with every value a filter can ask for, the same for every run. For tests that compare searches
// with a plain reading.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { LOT_STATUSES, PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { indexLots } from '../features/lots/indexing/index-lots.ts'
import { POOL } from './relevance/pool.ts'
import { createLexemeCache } from '../features/lots/indexing/lexeme-cache.ts'

export interface SeededLot {
  id: number
  tenderId: number
  number: string
  code: string
  nameRu: string | null
  nameKz: string | null
  descriptionRu: string | null
  tenderName: string
  customer: string
  status: string
  method: string | null
  source: string
  kato: string | null
  ensTru: string | null
  amount: number | null
  lotsCount: number
  publishedAt: Date | null
  startAt: Date | null
  endAt: Date | null
}

const DAY_MS = 86_400_000
const CUSTOMERS = Array.from({ length: 40 }, (_, i) => (i % 2 ? `КГУ «Школа № ${i}»` : `ТОО «Компания ${i}»`))
const PLACES = ['750000000', '710000000', '231010000', '231000000', '351610000', '791110000']
const CLASSES = [
  '262040.000.000263',
  '262011.100.000002',
  '171214.500.000000',
  '439919.100.000001',
  '262040.100.000002',
]
const PAGE = 500

/** Park–Miller: small, and the same everywhere. */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    oneOf: <T>(choices: readonly T[]) => choices[below(choices.length)] as T,
    maybe: (share: number) => next() < share,
  }
}

/** Returns the lots it has written; `now` is the middle of the published dates. */
export async function seedLots(db: Database, count: number, now: Date, seed = 20_261_114): Promise<SeededLot[]> {
  const { below, oneOf, maybe } = createRandom(seed)
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS + below(DAY_MS))
  const lots: SeededLot[] = []
  while (lots.length < count) {
    const lotsCount = 1 + below(6)
    const publishedAt = maybe(0.03) ? null : at(-below(60))
    // some portals publish after the fact
    const startAt = maybe(0.03)
      ? null
      : publishedAt && maybe(0.95)
        ? new Date(publishedAt.getTime() + below(3 * DAY_MS))
        : at(-below(60))
    const endAt = maybe(0.03)
      ? null
      : startAt && maybe(0.95)
        ? new Date(startAt.getTime() + below(15 * DAY_MS))
        : at(-below(60))
    const tender = {
      tenderId: lots.length + 1,
      code: `${16_000_000 + lots.length}-1`,
      tenderName: oneOf(POOL).name,
      lotsCount,
      publishedAt,
      startAt,
      endAt,
      method: maybe(0.03) ? null : oneOf([...PURCHASE_METHODS, 'Тендер со своим названием']),
      source: oneOf(['ows', 'ows', 'tizilim', 'epz']),
      status: oneOf(LOT_STATUSES),
    }
    for (let i = 0; i < lotsCount && lots.length < count; i++) {
      const { name, language } = oneOf(POOL)
      lots.push({
        ...tender,
        id: lots.length + 1,
        number: `${39_000_000 + lots.length}-ЗЦП${i + 1}`,
        nameRu: language === 'ru' ? name : maybe(0.5) ? oneOf(POOL).name : null,
        nameKz: language === 'kk' ? name : null,
        descriptionRu: maybe(0.5) ? `${oneOf(POOL).name}. ${oneOf(POOL).name}` : null,
        customer: oneOf(CUSTOMERS),
        status: maybe(0.9) ? tender.status : oneOf(LOT_STATUSES),
        kato: maybe(0.1) ? null : oneOf(PLACES),
        ensTru: maybe(0.2) ? null : oneOf(CLASSES),
        amount: maybe(0.05) ? null : (below(50) + 1) * 100_000 + below(2) / 2,
      })
    }
  }
  await write(db, lots)
  return lots
}

async function write(db: Database, lots: readonly SeededLot[]): Promise<void> {
  await sql`insert into company (name_key, name_ru) select * from unnest(${CUSTOMERS.map(toCompanyKey)}::text[], ${CUSTOMERS}::text[])`.execute(
    db,
  )
  const tenders = [...new Map(lots.map((lot) => [lot.tenderId, lot])).values()]
  await sql`
    insert into tender (id, source, external_id, code, name_ru, customer_id, method, status, lots_count, published_at, application_start_at, application_end_at)
    overriding system value
    select t."tenderId", t.source, t."tenderId", t.code, t."tenderName", c.id, t.method, t.status, t."lotsCount", t."publishedAt", t."startAt", t."endAt"
    from ${asRows(tenders)} join company c on c.name_ru = t.customer`.execute(db)
  await sql`
    insert into lot (id, source, external_id, tender_id, number, name_ru, name_kz, description_ru, customer_id, amount, status, kato_code, ens_tru_code)
    overriding system value
    select t.id, t.source, t.id, t."tenderId", t.number, t."nameRu", t."nameKz", t."descriptionRu", c.id, t.amount, t.status, t.kato, t."ensTru"
    from ${asRows(lots)} join company c on c.name_ru = t.customer`.execute(db)
  const lexemes = createLexemeCache()
  for (let from = 0; from < lots.length; from += PAGE) {
    await db.transaction().execute((transaction) =>
      indexLots(
        transaction,
        lots.slice(from, from + PAGE).map((lot) => lot.id),
        lexemes,
      ),
    )
  }
}

function asRows(lots: readonly SeededLot[]) {
  return sql`json_to_recordset(${JSON.stringify(lots)}::json) as t (id bigint, "tenderId" bigint, number text, code text, "nameRu" text, "nameKz" text, "descriptionRu" text,
    "tenderName" text, customer text, status text, method text, source text, kato text, "ensTru" text, amount numeric, "lotsCount" integer,
    "publishedAt" timestamptz, "startAt" timestamptz, "endAt" timestamptz)`
}
