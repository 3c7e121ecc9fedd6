// Writes lots of the pool into a catalogue, each with its own tender, and indexes them as ingestion does.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { Database, DbTransaction } from '../../db/database.ts'
import { indexTenders } from '../../features/lots/indexing/index-lots.ts'
import { createLexemeCache } from '../../features/lots/indexing/lexeme-cache.ts'
import type { PoolLot } from './pool-lot.ts'

const DAY_MS = 86_400_000
const CLOSED = 'Завершен'
const AT_ONCE = 1_000
/** numbers as a portal has them */
const FIRST_NUMBER = 97_000_000

/** Answers the key of each lot by its id. `db` must be the owner's: it also writes the texts of documents. */
export async function writeLots(db: Database, lots: readonly PoolLot[]): Promise<Map<number, string>> {
  const keys = new Map<number, string>()
  const cache = createLexemeCache()
  for (let from = 0; from < lots.length; from += AT_ONCE) {
    const some = lots.slice(from, from + AT_ONCE)
    await db.transaction().execute(async (transaction) => {
      const tenderIds = await writeSome(transaction, some, from, keys)
      await indexTenders(transaction, tenderIds, cache)
    })
  }
  return keys
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

async function writeSome(
  db: DbTransaction,
  lots: readonly PoolLot[],
  from: number,
  keys: Map<number, string>,
): Promise<number[]> {
  const customers = await writeCustomers(db, [...new Set(lots.map(({ customer }) => customer))])
  const rows = lots.map((lot, i) => ({
    lot,
    external: String(FIRST_NUMBER + from + i),
    customer_id: customers.get(toCompanyKey(lot.customer)) ?? 0,
    status: lot.isOpen ? PUBLISHED : CLOSED,
  }))
  const tenders = await db
    .insertInto('tender')
    .values(
      rows.map(({ lot, external, customer_id, status }) => ({
        source: 'ows',
        external_id: external,
        code: external,
        name_ru: lot.language === 'ru' ? lot.tenderName : null,
        name_kz: lot.language === 'kk' ? lot.tenderName : null,
        customer_id,
        method: 'Запрос ценовых предложений',
        status,
        planned_amount: '100000',
        lots_count: 1,
        published_at: inDays(-lot.publishedDaysAgo),
        application_start_at: inDays(-lot.publishedDaysAgo),
        application_end_at: inDays(lot.isOpen ? 5 : 10 - lot.publishedDaysAgo),
      })),
    )
    .returning(['id', 'external_id'])
    .execute()
  const tenderIds = new Map(tenders.map(({ id, external_id }) => [external_id, id]))
  const withTenders = rows.map((row) => ({ ...row, tender_id: tenderIds.get(row.external) ?? 0 }))
  const written = await db
    .insertInto('lot')
    .values(
      withTenders.map(({ lot, external, customer_id, status, tender_id }) => ({
        source: 'ows',
        external_id: external,
        tender_id,
        number: `${external}-ЗЦП1`,
        name_ru: lot.language === 'ru' ? lot.name : null,
        name_kz: lot.language === 'kk' ? lot.name : null,
        description_ru: lot.language === 'ru' ? lot.description : null,
        description_kz: lot.language === 'kk' ? lot.description : null,
        ens_tru_name_ru: lot.ensTruName,
        customer_id,
        amount: '100000',
        quantity: '10',
        unit_ru: 'штука',
        status,
        kato_code: '750000000',
      })),
    )
    .returning(['id', 'tender_id'])
    .execute()
  const keyOfTender = new Map(withTenders.map(({ lot, tender_id }) => [tender_id, lot.key]))
  for (const { id, tender_id } of written) keys.set(id, keyOfTender.get(tender_id) ?? '')
  await writeDocuments(
    db,
    withTenders.flatMap(({ lot, tender_id }) => (lot.documentText === null ? [] : { tender_id, text: lot.documentText })),
  )
  return [...tenderIds.values()]
}

async function writeCustomers(db: DbTransaction, names: readonly string[]): Promise<Map<string, number>> {
  const byKey = new Map(names.map((name) => [toCompanyKey(name), name]))
  const rows = await db
    .insertInto('company')
    .values([...byKey].map(([name_key, name_ru]) => ({ name_key, name_ru })))
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet((row) => ({ name_ru: row.ref('excluded.name_ru') })))
    .returning(['id', 'name_key'])
    .execute()
  return new Map(rows.map(({ id, name_key }) => [name_key, id]))
}

async function writeDocuments(db: DbTransaction, texts: readonly { tender_id: number; text: string }[]): Promise<void> {
  if (texts.length === 0) return
  const documents = await db
    .insertInto('document')
    .values(
      texts.map(({ tender_id }) => ({
        tender_id,
        url: `https://portal.example/${tender_id}/specification.pdf`,
        type: 'Техническая спецификация',
        original_file_name: 'specification.pdf',
      })),
    )
    .returning(['id', 'tender_id'])
    .execute()
  const textOf = new Map(texts.map(({ tender_id, text }) => [tender_id, text]))
  await db
    .insertInto('document_text')
    .values(documents.map(({ id, tender_id }) => ({ document_id: id, text: textOf.get(tender_id) ?? '' })))
    .execute()
}
