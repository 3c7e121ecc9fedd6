// Saves a day of new lots page by page, as ingestion does, into the full catalogue with all its indexes and changes.
import type { Database } from '@tendertap/server/db/database'
import { savePage } from '@tendertap/server/features/ingestion/save/save-page'
import type { CanonicalCustomer, CanonicalLot, CanonicalTender, PortalValue } from '@tendertap/server/portals/canonical'
import type { Connector, RawItem } from '@tendertap/server/portals/connector'
import { sql } from 'kysely'
import { generateTenders, type NationalLot, type NationalTender } from '../national/lots.ts'
import { createLexemeCache } from '@tendertap/server/features/lots/indexing/lexeme-cache'
import { readProcessorSeconds } from './processor.ts'

/** a page ends with the tender that reaches this number */
const LOTS_PER_PAGE = 500

export interface Ingestion {
  lots: number
  /** seconds of processor time: this process, and the one of PostgreSQL that writes */
  processor: number
  wall: number
}

/** `db`: one connection, as the owner. */
export async function ingestDay(db: Database, lots: number): Promise<Ingestion> {
  const customers = await readCompanyNames(db)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const pages = makePages(lots, customers)
  const backend = () => readProcessorSeconds(rows[0]?.pid ?? 0)
  const before = { own: process.cpuUsage(), backend: backend(), at: performance.now() }
  let saved = 0
  const lexemes = createLexemeCache()
  for (const items of pages)
    saved += (await savePage(db, { connector: CONNECTOR, lexemes, stream: 'tenders', items, fetchedAt: new Date() }))
      .lots
  // GIN indexes postpone a part of the work for new rows; it counts, too
  await sql`select gin_clean_pending_list('lot_search_terms'), gin_clean_pending_list('lot_search_open_terms'), gin_clean_pending_list('lot_sample_terms')`.execute(
    db,
  )
  const own = process.cpuUsage(before.own)
  if (saved !== lots) throw new Error(`${saved} of ${lots} lots were saved`)
  return {
    lots,
    processor: (own.user + own.system) / 1e6 + backend() - before.backend,
    wall: (performance.now() - before.at) / 1_000,
  }
}

async function readCompanyNames(db: Database): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name_ru as name from company`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function makePages(lots: number, customers: ReadonlyMap<number, string>): RawItem[][] {
  const pages: RawItem[][] = [[]]
  let onPage = 0
  for (const tender of generateTenders({ lots, now: new Date(), seed: 4_711 })) {
    if (onPage >= LOTS_PER_PAGE) {
      pages.push([])
      onPage = 0
    }
    onPage += tender.lots.length
    pages.at(-1)?.push({
      entity: 'tender',
      externalId: `new-${tender.id}`,
      payload: toCanonicalTender(tender, customers.get(tender.customer) ?? 'КГУ «Школа»'),
    })
  }
  return pages
}

const toPortalValue = (name: string): PortalValue => ({ name, portalId: null, portalName: name })
const EMPTY_FIELDS = {
  nameEn: null,
  descriptionEn: null,
  additionalDescriptionKz: null,
  additionalDescriptionEn: null,
  unitKz: null,
  unitEn: null,
  ensTruNameKz: null,
  ensTruNameEn: null,
  deliveryAddressRu: null,
  deliveryAddressKz: null,
  deliveryAddressEn: null,
  deliveryTermDays: null,
  contractTermDays: null,
  bidSecurityVolume: null,
  localContentMin: null,
  withdrawn: false,
  standsForTender: false,
  portalCreatedAt: null,
  portalUpdatedAt: null,
}

function toCanonicalTender(tender: NationalTender, nameRu: string): CanonicalTender {
  const customer: CanonicalCustomer = { nameRu, nameKz: null, nameEn: null, bin: null, address: null }
  const published = new Date(tender.publishedAt)
  return {
    source: 'ows',
    externalId: `new-${tender.id}`,
    code: `${tender.code}-new`,
    nameRu: tender.name,
    nameKz: null,
    nameEn: null,
    customer,
    method: toPortalValue(tender.method),
    status: toPortalValue(tender.status),
    plannedAmount: String(tender.lots.reduce((sum, lot) => sum + lot.amount, 0)),
    lotsCount: tender.lots.length,
    publishedAt: published,
    applicationStartAt: published,
    applicationEndAt: new Date(tender.endsAt),
    applicationOpenAt: null,
    contactEmail: null,
    contactPhone: null,
    url: 'https://portal.example',
    supersedesExternalId: null,
    portalCreatedAt: null,
    portalUpdatedAt: null,
    isWhole: true,
    lots: tender.lots.map((lot) => toCanonicalLot(lot, tender, customer)),
    documents: [],
  }
}

function toCanonicalLot(lot: NationalLot, tender: NationalTender, customer: CanonicalCustomer): CanonicalLot {
  return {
    ...EMPTY_FIELDS,
    externalId: `new-${lot.id}`,
    number: `${lot.number}-new`,
    nameRu: lot.nameRu,
    nameKz: lot.nameKz,
    descriptionRu: lot.descriptionRu,
    descriptionKz: lot.descriptionKz,
    additionalDescriptionRu: lot.additionalRu || null,
    customer,
    status: toPortalValue(tender.status),
    amount: String(lot.amount),
    quantity: String(lot.quantity),
    unitRu: 'штука',
    ensTruCode: lot.ensTru,
    ensTruNameRu: lot.nameRu,
    katoCode: lot.kato,
    systemCategory: 'Товар',
    url: 'https://portal.example',
  }
}

const refuse = () => Promise.reject(new Error('this portal is only read from'))
/** A connector whose payloads already have our shape. */
const CONNECTOR: Connector = {
  source: 'ows',
  streams: [],
  tenders: refuse,
  provesAbsence: false,
  document: refuse,
  changedDocument: refuse,
  health: refuse,
  time: () => null,
  read: ({ payload }) => ({ kind: 'tender', tender: payload as CanonicalTender, unknown: [] }),
}
