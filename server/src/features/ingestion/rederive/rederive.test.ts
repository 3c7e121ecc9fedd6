import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { indexTenders } from '../../lots/indexing/index-lots.ts'
import { createLexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import { findVersions } from '../save/known.ts'
import { fakeContract, fakeDeletion, fakePortal, fakeTender } from '../../../testing/fake-portal.ts'
import { toAbsenceItem } from '../save/absence.ts'
import { rederive } from './rederive.ts'
import { savePage } from '../save/save-page.ts'

const urls = await freshDatabase()
const open = (url: string) => openDatabase({ url, name: 'test', max: 4, onError: () => undefined })
const [owner, db] = [open(urls.owner), open(urls.ingestion)]
const { connector } = fakePortal()
const lexemes = createLexemeCache()
let clock = Date.parse('2026-07-02T00:00:00Z')
const save = (...items: RawItem[]) =>
  savePage(db, { connector, lexemes, stream: 'tenders', items, fetchedAt: new Date((clock += 1000)) })

const TABLES = ['company', 'tender', 'lot', 'document', 'award', 'change', 'unknown_value'] as const
const readCatalogue = async () =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(
        async (table) =>
          [table, (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows] as const,
      ),
    ),
  )
/** the same without our own numbers */
const readCatalogueWithoutIds = async () =>
  JSON.parse(
    JSON.stringify(await readCatalogue(), (key, value: unknown) =>
      /^(id|seq)$|_id$|_seq$/.test(key) && typeof value === 'number' ? undefined : value,
    ),
  ) as unknown

beforeEach(async () => {
  await emptyTables(
    owner,
    'company, tender, lot, document, change, award, award_waiting, raw_payload, raw_head, sync_gap, unknown_value, document_text',
  )
  // a life: published, changed, a lot gone and back, superseded, withdrawn and returned, contracts before and after
  // their lots
  await save(
    fakeContract({ id: 'c0', tender: 't1', won: { l1: '80' } }),
    fakeTender({
      id: 't9',
      supersedes: 't1',
      lots: [{ id: 'l9' }],
      customer: { nameRu: 'ТОО "А"', bin: '222222222222' },
    }),
  )
  await save(
    fakeTender({
      id: 't1',
      lots: [{ id: 'l1' }, { id: 'l2' }],
      documents: [{ url: 'a' }],
      customer: { nameRu: 'ТОО «А» ', bin: '111111111111' },
    }),
  )
  await save(
    fakeTender({ id: 't1', status: 'Неведомый', lots: [{ id: 'l1', amount: '70' }], documents: [{ url: 'b' }] }),
    fakeTender({ id: 'bad', nameRu: 'unreadable' }),
  )
  await save(fakeDeletion('lot', 'l1'))
  await save(fakeTender({ id: 't1', lots: [{ id: 'l1', amount: '70' }, { id: 'l2' }], documents: [{ url: 'b' }] }))
  await save(toAbsenceItem('t9', new Date(clock)))
  await save(
    fakeTender({ id: 't9', supersedes: 't1', lots: [{ id: 'l9' }] }),
    fakeTender({ id: 'refused', lots: [{ id: 'x', amount: '99999999999999999999' }] }),
    fakeTender({ id: 't3', lots: [{ id: 'l3' }] }),
  )
  await save(fakeContract({ id: 'c0', tender: 't1', won: { l1: '81', l2: '5' } }))
})

describe('deriving again', () => {
  test('gives exactly the same rows under the same ids, and writes no change', async () => {
    const before = await readCatalogue()
    expect(await rederive(urls.owner, [connector])).toEqual({
      payloads: 12,
      damaged: 0,
      changes: 0,
      rows: { company: 0, tender: 0, lot: 0, document: 0, award: 0 },
    })
    expect(await readCatalogue()).toEqual(before)
    expect((await sql`select 1 from pg_namespace where nspname = 'rederive'`.execute(owner)).rows).toEqual([])
  })

  test('keeps the recorded change of a document that the portal replaced under its address', async () => {
    const { id, tender_id: tenderId } = await db.selectFrom('document').selectAll().limit(1).executeTakeFirstOrThrow()
    const stored = { state: 'stored', file_name: 'a'.repeat(32), etag: '"2"', last_modified: 'yesterday' } as const
    const feedChanges = { tender_id: tenderId, document_id: id, kind: 'documents', at: new Date() }
    await owner.updateTable('document').set(stored).where('id', '=', id).execute()
    const { seq } = await owner.insertInto('change').values(feedChanges).returning('seq').executeTakeFirstOrThrow()
    const before = await readCatalogue()
    expect(await rederive(urls.owner, [connector])).toMatchObject({ changes: 0, rows: { document: 0 } })
    expect(await readCatalogue()).toEqual(before)
    await owner.deleteFrom('change').where('seq', '=', seq).execute()
    const forgotten = { state: 'listed', file_name: null, etag: null, last_modified: null } as const
    await owner.updateTable('document').set(forgotten).where('id', '=', id).execute()
  })

  test('fills an empty catalogue with the same rows and the same changes', async () => {
    const before = await readCatalogueWithoutIds()
    await emptyTables(owner, 'company, tender, lot, document, change, award, unknown_value, document_text')
    await rederive(urls.owner, [connector])
    expect(await readCatalogueWithoutIds()).toEqual(before)
    // and what comes next finds its place
    await save(fakeTender({ id: 't3', lots: [{ id: 'l3', amount: '1' }] }))
    expect(await db.selectFrom('change').select('kind').orderBy('seq', 'desc').limit(1).execute()).toEqual([
      { kind: 'amount' },
    ])
  })

  test('with a parser that reads contracts differently, writes the corrected results as changes', async () => {
    const better: Connector = {
      ...connector,
      read: (item) => {
        const reading = connector.read(item)
        if (reading.kind !== 'awards') return reading
        return { ...reading, awards: reading.awards.map((award) => ({ ...award, participants: 3 })) }
      },
    }
    expect(await rederive(urls.owner, [better])).toMatchObject({ changes: 2, rows: { award: 2 } })
    const feedChanges = await db
      .selectFrom('change')
      .select(['kind', 'after'])
      .orderBy('seq', 'desc')
      .limit(2)
      .execute()
    expect(feedChanges).toMatchObject([
      { kind: 'result', after: { award: { amount: '5.00', participants: 3 } } },
      { kind: 'result', after: { award: { amount: '81.00', participants: 3 } } },
    ])
  })

  test('with a parser that reads more, writes what is new as changes and closes the gap', async () => {
    const history = (await db.selectFrom('change').selectAll().orderBy('seq').execute()).length
    const better: Connector = {
      ...connector,
      read: (item) => {
        const payload = item.payload as { id?: string; nameRu?: string }
        const reading = connector.read({
          ...item,
          payload: { ...payload, ...(payload.nameRu === 'unreadable' && { nameRu: 'Прочитано' }) },
        })
        return reading.kind === 'tender' && reading.tender.externalId === 't3'
          ? { ...reading, tender: { ...reading.tender, nameRu: 'Лучше' } }
          : reading
      },
    }
    expect(await rederive(urls.owner, [better])).toMatchObject({ changes: 2, rows: { tender: 2 } })
    const feedChanges = await db
      .selectFrom('change')
      .innerJoin('tender', 'tender.id', 'change.tender_id')
      .select(['tender.external_id', 'kind', 'after'])
      .orderBy('seq')
      .execute()
    expect(feedChanges.slice(history)).toMatchObject([
      { external_id: 'bad', kind: 'published' },
      { external_id: 't3', kind: 'text', after: { texts: { nameRu: 'Лучше' } } },
    ])
    expect(await db.selectFrom('sync_gap').select('external_id').where('closed_at', 'is', null).execute()).toEqual([
      { external_id: 'refused' },
    ])
  })

  test('keeps what we know of a document', async () => {
    await sql`update document set state = 'stored', file_name = 'ours.pdf' where url = 'b'`.execute(owner)
    const better: Connector = {
      ...connector,
      read: (item) => {
        const reading = connector.read(item)
        return reading.kind === 'tender'
          ? {
              ...reading,
              tender: {
                ...reading.tender,
                documents: reading.tender.documents.map((one) => ({ ...one, type: 'Другой' })),
              },
            }
          : reading
      },
    }
    await rederive(urls.owner, [better])
    expect(
      await db.selectFrom('document').select(['type', 'state', 'file_name']).where('url', '=', 'b').execute(),
    ).toEqual([{ type: 'Другой', state: 'stored', file_name: 'ours.pdf' }])
  })

  test('a lot is no longer found by a document that a better parser does not see', async () => {
    const found = async () =>
      (
        await sql<{
          n: number
        }>`select count(*) as n from lot_search s join lexeme x on x.id = any(array(select term >> 2 from unnest(s.terms) as term)) where x.text like 'экскават%'`.execute(
          db,
        )
      ).rows[0]?.n
    await sql`insert into document_text (document_id, text) select id, 'Экскаватор' from document where url = 'b'`.execute(
      owner,
    )
    const { tender_id } = await db
      .selectFrom('document')
      .select('tender_id')
      .where('url', '=', 'b')
      .executeTakeFirstOrThrow()
    await db.transaction().execute((tx) => indexTenders(tx, [tender_id], lexemes))
    expect(await found()).toBe(2)
    const better: Connector = {
      ...connector,
      read: (item) => {
        const reading = connector.read(item)
        const isLast =
          reading.kind === 'tender' &&
          reading.tender.lots.length === 2 &&
          reading.tender.documents.some(({ url }) => url === 'b')
        return isLast ? { ...reading, tender: { ...reading.tender, documents: [] } } : reading
      },
    }
    await rederive(urls.owner, [better])
    expect(await found()).toBe(0)
  })

  test('handles as many rows as the whole country has', async () => {
    const ids = Array.from({ length: 70_000 }, (_, i) => i + 1)
    await expect(db.transaction().execute((tx) => findVersions(tx, ids, ids))).resolves.toBeDefined()
  })

  test('says how many payloads are damaged', async () => {
    await sql`update raw_payload set payload = (select p.payload from raw_payload p where p.external_id = 't3') where external_id = 'l1' or external_id = 'lot:l1'`.execute(
      owner,
    )
    await sql`update raw_payload set payload_hash = sha256('?') where external_id = 't3'`.execute(owner)
    expect(await rederive(urls.owner, [connector])).toMatchObject({ damaged: 2 })
  })
})
