// The small catalogue that the guards need: a tender with a lot, more lots like it, and a document with its bytes.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '@tendertap/server/db/database'
import type { DocumentStore } from '@tendertap/server/documents/store'
import { indexLots } from '@tendertap/server/features/lots/indexing/index-lots'
import { createLexemeCache } from '@tendertap/server/features/lots/indexing/lexeme-cache'

const HOUR = 3_600_000

export interface CatalogueObjects {
  lotId: number
  tenderId: number
  customerId: number
  /** any company has a card */
  supplierId: number
}

/** Finds the oldest lot and its tender, or makes them if the catalogue is empty. */
export async function ensureCatalogueObjects(db: Database): Promise<CatalogueObjects> {
  const known = await db
    .selectFrom('lot')
    .select(['id', 'tender_id', 'customer_id'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (known)
    return {
      lotId: known.id,
      tenderId: known.tender_id,
      customerId: known.customer_id,
      supplierId: known.customer_id,
    }
  const customer = await db
    .insertInto('company')
    .values({ name_key: 'школа', name_ru: 'КГУ «Школа»' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { source: 'ows', external_id: '1', customer_id: customer.id, status: 'Опубликован', name_ru: 'Бумага' }
  const tender = await db
    .insertInto('tender')
    .values({
      ...row,
      code: '1-1',
      lots_count: 1,
      published_at: new Date(),
      application_end_at: new Date(Date.now() + 48 * HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lot = await db
    .insertInto('lot')
    .values({ ...row, tender_id: tender.id, number: '1-ЗЦП1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((transaction) => indexLots(transaction, [lot.id], createLexemeCache()))
  // of the tender as a whole, so that its lots still differ in nothing
  await db.insertInto('change').values({ at: new Date(), tender_id: tender.id, kind: 'documents' }).execute()
  return { lotId: lot.id, tenderId: tender.id, customerId: customer.id, supplierId: customer.id }
}

/** Another lot of the same tender that differs from the first in nothing but its id. */
export async function copyLot(db: Database, lotId: number): Promise<number> {
  const { id, external_id, ...row } = await db
    .selectFrom('lot')
    .selectAll()
    .where('id', '=', lotId)
    .executeTakeFirstOrThrow()
  const copy = await db
    .insertInto('lot')
    .values({ ...row, external_id: `${external_id} copy ${randomUUID()} of ${id}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((transaction) => indexLots(transaction, [copy.id], createLexemeCache()))
  return copy.id
}

/** Stores a document of the tender; returns the file name for its download. */
export async function makeDocument(db: Database, store: DocumentStore, tenderId: number): Promise<string> {
  const fileName = await store.write(Readable.from([Buffer.from('%PDF-1.7 guards')]))
  await db
    .insertInto('document')
    .values({
      tender_id: tenderId,
      url: 'https://portal.example/guards.pdf',
      type: 'technical_specification',
      original_file_name: 'guards.pdf',
      file_name: fileName,
      content_type: 'application/pdf',
      state: 'stored',
    })
    .execute()
  return fileName
}
