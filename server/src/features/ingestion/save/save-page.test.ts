import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import type { RawItem } from '../../../portals/connector.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { indexTenders } from '../../lots/indexing/index-lots.ts'
import { createLexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import { toAbsenceItem } from './absence.ts'
import { fakeContract, fakeDeletion, fakePortal, fakeTender, type FakeTender } from '../../../testing/fake-portal.ts'
import { writeChanges } from '../../../feed/write-changes.ts'
import { savePage } from './save-page.ts'

const urls = await freshDatabase()
const open = (url: string) => openDatabase({ url, name: 'test', max: 4, onError: () => undefined })
const [owner, db] = [open(urls.owner), open(urls.ingestion)]
const { connector } = fakePortal()
const lexemes = createLexemeCache()
let clock = Date.parse('2026-07-02T00:00:00Z')

const save = (...items: RawItem[]) =>
  savePage(db, { connector, lexemes, stream: 'tenders', items, fetchedAt: new Date((clock += 1000)) })
const listLots = () =>
  db
    .selectFrom('lot')
    .innerJoin('company', 'company.id', 'lot.customer_id')
    .selectAll('lot')
    .select('company.name_ru as customer')
    .orderBy('lot.external_id')
    .execute()
const findTender = (id: string) =>
  db.selectFrom('tender').selectAll().where('external_id', '=', id).executeTakeFirstOrThrow()
const changes = async () => {
  const rows = await db
    .selectFrom('change')
    .innerJoin('tender', 'tender.id', 'change.tender_id')
    .leftJoin('lot', 'lot.id', 'change.lot_id')
    .select(['tender.external_id as tender', 'lot.external_id as lot', 'kind', 'before', 'after'])
    .orderBy('seq')
    .execute()
  return rows.map(({ tender, lot, kind, before, after }) => [lot ?? tender, kind, before, after] as const)
}
const kinds = async () => (await changes()).map(([what, kind]) => `${what} ${kind}`)
const raw = async () => (await sql<{ n: number }>`select count(*) as n from raw_payload`.execute(db)).rows[0]?.n

const tender: FakeTender = {
  id: 't1',
  lots: [{ id: 'l1' }, { id: 'l2', amount: '50.5' }],
  documents: [{ url: 'a' }, { url: 'b', lot: 'l1' }],
}

beforeEach(async () => {
  await emptyTables(
    owner,
    'company, tender, lot, document, change, award, award_waiting, raw_payload, raw_head, sync_gap, unknown_value, document_text',
  )
})

describe('a page of a portal', () => {
  test('becomes tenders, lots, documents and their customers, and the payloads are kept', async () => {
    expect(await save(fakeTender(tender))).toEqual({ items: 1, changed: 1, lots: 2, failed: 0 })
    expect(await listLots()).toMatchObject([
      { external_id: 'l1', amount: '100.00', customer: 'КГУ «Школа»', first_seen_at: new Date(clock) },
      { external_id: 'l2', amount: '50.50' },
    ])
    const documents = await db
      .selectFrom('document')
      .leftJoin('lot', 'lot.id', 'document.lot_id')
      .select(['document.url', 'lot.external_id'])
      .orderBy('document.url')
      .execute()
    expect(documents).toEqual([
      { url: 'a', external_id: null },
      { url: 'b', external_id: 'l1' },
    ])
    expect(await raw()).toBe(1)
    expect(await kinds()).toEqual(['t1 published', 'l1 published', 'l2 published'])
  })

  test('seen again unchanged, it leaves no trace', async () => {
    await save(fakeTender(tender))
    const before = await listLots()
    expect(await save(fakeTender(tender))).toMatchObject({ items: 1, changed: 0, lots: 0 })
    expect(await listLots()).toEqual(before)
    expect(await raw()).toBe(1)
  })

  test('writes only the lots that differ, and records how', async () => {
    await save(fakeTender(tender))
    const saved = await save(
      fakeTender({ ...tender, endsAt: '2026-07-12T04:00:00Z', lots: [{ id: 'l1' }, { id: 'l2', amount: '60' }] }),
    )
    expect(saved).toMatchObject({ changed: 1, lots: 1 })
    expect((await changes()).slice(3)).toEqual([
      [
        't1',
        'deadline',
        { applicationEndAt: '2026-07-10T04:00:00.000Z' },
        { applicationEndAt: '2026-07-12T04:00:00.000Z' },
      ],
      ['l2', 'amount', { amount: '50.50' }, { amount: '60.00' }],
    ])
  })

  test('records another ENS TRU code and another customer, but not another spelling of the same customer', async () => {
    const shown = (ensTruCode: string, nameRu: string) =>
      fakeTender({ id: 't1', customer: { nameRu }, lots: [{ id: 'l1', ensTruCode }] })
    await save(shown('171214.500.000000', 'КГУ «Школа»'))
    await save(shown('172313.100.000000', 'КГУ "Школа" '))
    await save(shown('172313.100.000000', 'КГУ «Лицей»'))
    const customers = [{ details: { customer: 'кгу школа' } }, { details: { customer: 'кгу лицей' } }]
    expect((await changes()).slice(2)).toEqual([
      [
        'l1',
        'details',
        { details: { ensTruCode: '171214.500.000000' } },
        { details: { ensTruCode: '172313.100.000000' } },
      ],
      ['t1', 'details', ...customers],
      ['l1', 'details', ...customers],
    ])
  })

  test('documents that came and went are one change each for the tender and for the lot', async () => {
    await save(fakeTender(tender))
    await save(fakeTender({ ...tender, documents: [{ url: 'a2' }, { url: 'b', lot: 'l1' }, { url: 'c', lot: 'l1' }] }))
    expect((await changes()).slice(3)).toEqual([
      [
        't1',
        'documents',
        { documents: [{ type: 'Проект договора', name: 'a.pdf' }] },
        { documents: [{ type: 'Проект договора', name: 'a2.pdf' }] },
      ],
      ['l1', 'documents', { documents: [] }, { documents: [{ type: 'Проект договора', name: 'c.pdf' }] }],
    ])
    const [gone] = await db.selectFrom('document').select('removed_at').where('url', '=', 'a').execute()
    expect(gone?.removed_at).toEqual(new Date(clock))
  })

  test('a lot is no longer found by a document that was taken away, though nothing else has changed', async () => {
    await save(fakeTender(tender))
    const found = async () =>
      (
        await sql<{
          n: number
        }>`select count(*) as n from lot_search s join lexeme x on x.id = any(array(select term >> 2 from unnest(s.terms) as term)) where x.text like 'экскават%'`.execute(
          db,
        )
      ).rows[0]?.n
    await sql`insert into document_text (document_id, text) select id, 'Экскаватор' from document where url = 'a'`.execute(
      owner,
    )
    await db.transaction().execute(async (tx) => indexTenders(tx, [(await findTender('t1')).id], lexemes))
    expect(await found()).toBe(2)
    await save(fakeTender({ ...tender, documents: [{ url: 'b', lot: 'l1' }] }))
    expect(await found()).toBe(0)
  })

  test('an answer is not older because a clock that was ahead stored what is saved', async () => {
    await save(fakeTender(tender))
    await sql`update raw_head set seen_at = now() + interval '90 minutes'`.execute(owner)
    await save(fakeTender({ ...tender, endsAt: '2026-07-20T04:00:00Z' }))
    expect(await kinds()).toContain('t1 deadline')
    await sql`update raw_head set seen_at = now() + interval '90 minutes'`.execute(owner)
    await save(fakeTender({ ...tender, endsAt: '2026-07-20T04:00:00Z' }))
    const { rows } = await sql`select from raw_head where seen_at > now()`.execute(db)
    expect(rows).toEqual([])
  })

  test('an answer older than what is saved changes nothing', async () => {
    await save(fakeTender({ ...tender, nameRu: 'new' }))
    await savePage(db, {
      connector,
      lexemes,
      stream: 'tenders',
      items: [fakeTender({ ...tender, nameRu: 'old' })],
      fetchedAt: new Date(clock - 500),
    })
    expect((await findTender('t1')).name_ru).toBe('new')
    expect(await raw()).toBe(1)
  })

  test('what the caller also saves is committed or rolled back with it', async () => {
    const alsoSave = () => Promise.reject(new Error('no'))
    await expect(
      savePage(db, {
        connector,
        lexemes,
        stream: 'tenders',
        items: [fakeTender(tender)],
        fetchedAt: new Date(clock),
        alsoSave,
      }),
    ).rejects.toThrow('no')
    expect([await raw(), (await listLots()).length]).toEqual([0, 0])
  })
})

describe('what the portal takes back', () => {
  test('a lot missing from a whole tender is withdrawn, and returns when it is shown again', async () => {
    await save(fakeTender(tender))
    await save(fakeTender({ ...tender, lots: [{ id: 'l1' }] }))
    expect(await listLots()).toMatchObject([{ withdrawn_at: null }, { withdrawn_at: new Date(clock) }])
    await save(fakeTender({ ...tender }))
    expect(await listLots()).toMatchObject([{ withdrawn_at: null }, { withdrawn_at: null }])
    expect((await kinds()).slice(3)).toEqual(['l2 withdrawn', 'l2 returned'])
  })

  test('a deletion in the journal withdraws a lot, or a tender with all its lots, each once', async () => {
    await save(fakeTender(tender), fakeTender({ id: 't2', lots: [{ id: 'm1' }] }))
    await save(fakeDeletion('lot', 'l2'), fakeDeletion('tender', 't2'), fakeDeletion('tender', 'unheard of'))
    await save(fakeDeletion('lot', 'l2'), fakeDeletion('tender', 't2'))
    expect((await kinds()).slice(5)).toEqual(['t2 withdrawn', 'l2 withdrawn', 'm1 withdrawn'])
    expect((await findTender('t2')).withdrawn_at).not.toBeNull()
  })

  test('a deleted lot is not counted; shown again, even in an unchanged tender, it is back and counts', async () => {
    await save(fakeTender(tender))
    await save(fakeDeletion('lot', 'l2'))
    expect(await findTender('t1')).toMatchObject({ lots_count: 1, withdrawn_at: null })
    await save(fakeTender(tender))
    expect(await listLots()).toMatchObject([{ withdrawn_at: null }, { withdrawn_at: null }])
    expect((await findTender('t1')).lots_count).toBe(2)
    expect((await kinds()).slice(3)).toEqual(['l2 withdrawn', 'l2 returned'])
  })

  test('the documents of a deleted lot are removed and return with it', async () => {
    await save(fakeTender(tender))
    await save(fakeDeletion('lot', 'l1'))
    const removed = () => db.selectFrom('document').select('url').where('removed_at', 'is not', null).execute()
    expect(await removed()).toEqual([{ url: 'b' }])
    await save(fakeTender({ ...tender, nameRu: 'Ещё раз' }))
    expect(await removed()).toEqual([])
    expect((await kinds()).slice(3)).toEqual(['l1 withdrawn', 't1 text', 'l1 returned'])
  })

  test('a withdrawn tender that the portal shows again, even unchanged, is back', async () => {
    await save(fakeTender(tender))
    await save(toAbsenceItem('t1', new Date(clock)))
    expect((await listLots()).every((lot) => lot.withdrawn_at !== null)).toBe(true)
    await save(fakeTender(tender))
    expect((await findTender('t1')).withdrawn_at).toBeNull()
    expect((await listLots()).every((lot) => lot.withdrawn_at === null)).toBe(true)
    await save(toAbsenceItem('t1', new Date(clock)))
    expect((await findTender('t1')).withdrawn_at).not.toBeNull()
  })
})

describe('an announcement that replaces another', () => {
  const old = fakeTender({ id: 't1', lots: [{ id: 'l1' }] })
  const replacing = fakeTender({ id: 't2', supersedes: 't1', lots: [{ id: 'l2' }] })

  test.each([
    ['the old one first', [old, replacing]],
    ['the new one first', [replacing, old]],
  ])('is linked to it: %s', async (_, items) => {
    for (const item of items) await save(item)
    expect((await findTender('t2')).supersedes_id).toBe((await findTender('t1')).id)
    const feedChanges = (await changes()).filter(([, kind]) => kind === 'superseded')
    expect(feedChanges).toMatchObject([
      ['t1', 'superseded', null, { tender: { code: 't2-1' } }],
      ['t2', 'superseded', { tender: { code: 't1-1' } }, null],
    ])
  })
})

test('an announcement replaces none of another portal that has the same number', async () => {
  await save(fakeTender({ id: 't1', lots: [{ id: 'l1' }] }))
  await sql`update tender set source = 'tizilim' where external_id = 't1'`.execute(owner)
  await save(fakeTender({ id: 't2', supersedes: 't1', lots: [{ id: 'l2' }] }))
  expect((await findTender('t2')).supersedes_id).toBeNull()
})

describe('companies', () => {
  const spellings = [
    { nameRu: 'ТОО "Алатау"', bin: '222222222222', address: 'Алматы' },
    { nameRu: 'ТОО «Алатау»', bin: null, nameKz: 'Алатау ЖШС' },
    { nameRu: 'тоо  Алатау', bin: '111111111111' },
  ]

  test('one customer under several spellings is one row, the same whichever came first', async () => {
    const seen = []
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      await emptyTables(owner, 'company, tender, lot, document, change, award, raw_payload, raw_head')
      for (const i of order)
        await save(
          fakeTender({ id: `t${i}`, ...(spellings[i] && { customer: spellings[i] }), lots: [{ id: `l${i}` }] }),
        )
      seen.push(await db.selectFrom('company').select(['name_ru', 'name_kz', 'bin', 'address']).execute())
    }
    expect(seen[0]).toEqual([
      { name_ru: 'ТОО «Алатау»', name_kz: 'Алатау ЖШС', bin: '111111111111', address: 'Алматы' },
    ])
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })
})

describe('a tender that comes in parts', () => {
  const part = (lot: string, nameRu: string) => fakeTender({ id: 'p', whole: false, nameRu, lots: [{ id: lot }] })

  test.each([[['1', '2', '3']], [['3', '2', '1']], [['2', '3', '1']]])(
    'has the lots we know and the head of the least of them, in the order %s',
    async (order) => {
      for (const id of order) await save(part(id, `name of ${id}`))
      expect(await findTender('p')).toMatchObject({ lots_count: 3, name_ru: 'name of 1' })
      expect((await listLots()).every((lot) => lot.withdrawn_at === null)).toBe(true)
    },
  )

  test('all on one page', async () => {
    await save(part('3', 'c'), part('1', 'a'), part('2', 'b'))
    expect(await findTender('p')).toMatchObject({ lots_count: 3, name_ru: 'a' })
  })
})

describe('a lot that stands for its tender', () => {
  const head = (nameRu = 'Закупка') =>
    fakeTender({ id: 't1', whole: false, standsForTender: true, nameRu, lots: [{ id: 't1#head' }] })
  const live = async () => (await listLots()).filter((lot) => lot.withdrawn_at === null).map((lot) => lot.external_id)

  test('gives way to the real lots and does not come back beside them', async () => {
    await save(head())
    expect(await live()).toEqual(['t1#head'])
    await save(fakeTender({ ...tender, nameRu: 'Подробно' }))
    const feedChanges = await kinds()
    await save(head('Кратко'))
    await save(fakeTender({ ...tender, nameRu: 'Подробно' }))
    expect(await live()).toEqual(['l1', 'l2'])
    expect(await findTender('t1')).toMatchObject({ lots_count: 2, name_ru: 'Подробно' })
    expect(await kinds()).toEqual(feedChanges)
  })

  test('stands for it again when the tender returns without real lots', async () => {
    await save(fakeTender(tender))
    await save(toAbsenceItem('t1', new Date(clock)))
    await save(head())
    expect(await live()).toEqual(['t1#head'])
    expect(await findTender('t1')).toMatchObject({ lots_count: 1, withdrawn_at: null })
  })
})

describe('contracts', () => {
  const awards = () =>
    db
      .selectFrom('award')
      .innerJoin('lot', 'lot.id', 'award.lot_id')
      .innerJoin('company', 'company.id', 'award.supplier_id')
      .select(['lot.external_id as lot', 'award.amount', 'company.name_ru as supplier', 'award.withdrawn_at'])
      .orderBy('lot.external_id')
      .execute()
  const contract = fakeContract({ id: 'c1', tender: 't1', won: { l1: '90', l2: '40.25' } })

  test.each([
    ['after', false],
    ['before', true],
  ])('that come %s their lots say who won them', async (_, before) => {
    for (const item of before ? [contract, fakeTender(tender)] : [fakeTender(tender), contract]) await save(item)
    expect(await awards()).toMatchObject([
      { lot: 'l1', amount: '90.00', supplier: 'ТОО «Поставщик»', withdrawn_at: null },
      { lot: 'l2', amount: '40.25' },
    ])
    expect(await db.selectFrom('award_waiting').selectAll().execute()).toEqual([])
  })

  test('an award that its contract no longer names is withdrawn, and a cancelled one stays marked', async () => {
    await save(fakeTender(tender), contract)
    await save(fakeContract({ id: 'c1', tender: 't1', won: { l1: '80' } }))
    expect(await awards()).toMatchObject([
      { lot: 'l1', amount: '80.00', withdrawn_at: null },
      { lot: 'l2', withdrawn_at: new Date(clock) },
    ])
    await save(fakeContract({ id: 'c1', tender: 't1', won: { l1: '80' }, cancelled: true }))
    expect((await awards()).every((award) => award.withdrawn_at !== null)).toBe(true)
  })

  const award = { winner: 'тоо поставщик', amount: '90.00', concludedAt: null, participants: null }
  const results = async () => (await changes()).filter(([, kind]) => kind === 'result')

  test.each([
    ['after', false],
    ['before', true],
  ])('that come %s their lots enter the feed as results', async (_, before) => {
    for (const item of before ? [contract, fakeTender(tender)] : [fakeTender(tender), contract]) await save(item)
    expect(await results()).toEqual([
      ['l1', 'result', null, { award }],
      ['l2', 'result', null, { award: { ...award, amount: '40.25' } }],
    ])
  })

  test('a result is recorded again when it changes or is withdrawn, not when it is merely seen again', async () => {
    await save(fakeTender(tender), fakeContract({ id: 'c1', tender: 't1', won: { l1: '90' } }))
    const changed = fakeContract({ id: 'c1', tender: 't1', won: { l1: '80' }, supplier: { nameRu: 'ТОО «Другой»' } })
    await save(changed)
    await save(changed)
    await save(fakeContract({ id: 'c1', tender: 't1', won: {} }))
    const second = { ...award, winner: 'тоо другой', amount: '80.00' }
    expect(await results()).toEqual([
      ['l1', 'result', null, { award }],
      ['l1', 'result', { award }, { award: second }],
      ['l1', 'result', { award: second }, null],
    ])
  })

  test('a contract that is cancelled before its lot is known makes no change', async () => {
    await save(fakeContract({ id: 'c1', tender: 't1', won: { l1: '90' }, cancelled: true }))
    await save(fakeTender(tender))
    expect(await results()).toEqual([])
  })
})

describe('one bad item', () => {
  const gaps = () => db.selectFrom('sync_gap').select(['entity', 'external_id', 'closed_at']).execute()
  // of the kind that does not pack
  const noise = Array.from({ length: 125 }, (_, n) => hash('sha256', String(n), 'hex')).join('')

  test('that cannot be read stops nobody, is kept and is a gap until its next good reading', async () => {
    expect(await save(fakeTender({ id: 'bad', nameRu: 'unreadable' }), fakeTender(tender))).toMatchObject({
      changed: 2,
      failed: 1,
      lots: 2,
    })
    expect(await gaps()).toEqual([{ entity: 'tender', external_id: 'bad', closed_at: null }])
    expect(await raw()).toBe(2)
    await save(fakeTender({ id: 'bad', nameRu: 'readable', lots: [{ id: 'b1' }] }))
    expect(await gaps()).toMatchObject([{ closed_at: new Date(clock) }])
  })

  test('that the database refuses stops nobody either', async () => {
    expect(
      await save(fakeTender({ id: 'bad', lots: [{ id: 'b1', amount: '99999999999999999999' }] }), fakeTender(tender)),
    ).toMatchObject({ changed: 2, failed: 1, lots: 2 })
    expect((await listLots()).map((lot) => lot.external_id)).toEqual(['l1', 'l2'])
    expect(await gaps()).toEqual([{ entity: 'tender', external_id: 'bad', closed_at: null }])
    expect(await raw()).toBe(2)
  })

  test('that is too long for the database stops nobody either', async () => {
    expect(
      await save(
        fakeTender({ id: 'bad', documents: [{ url: `https://portal.example/${noise}` }] }),
        fakeTender(tender),
      ),
    ).toMatchObject({ changed: 2, failed: 1, lots: 2 })
    expect(await gaps()).toEqual([{ entity: 'tender', external_id: 'bad', closed_at: null }])
  })

  test.each([
    ['holds a zero character', 'b\u0000d', 'b\ufffdd'],
    ['is too long', noise, expect.stringMatching(/^.{200}…[\da-f]{64}$/)],
  ])('whose id %s is kept under one that can be written', async (_, id, keptAs) => {
    const page = [fakeTender({ id, lots: [{ id: 'b1' }] }), fakeTender(tender)]
    expect(await save(...page)).toMatchObject({ changed: 2, failed: 1, lots: 2 })
    expect(await save(...page)).toMatchObject({ changed: 0, failed: 1 })
    expect(await gaps()).toEqual([{ entity: 'tender', external_id: keptAs, closed_at: null }])
    expect(await raw()).toBe(2)
  })

  test('a zero character in a text is no reason to lose the text', async () => {
    expect(
      await save(fakeTender({ id: 't1', nameRu: 'Бума\u0000га \ud800 \\u0000', lots: [{ id: 'l1' }] })),
    ).toMatchObject({ failed: 0, lots: 1 })
    expect((await findTender('t1')).name_ru).toBe('Бума\ufffdга \ufffd \\u0000')
  })

  test('an unknown status of the portal is counted', async () => {
    await save(fakeTender({ ...tender, status: 'Неведомый' }), fakeTender({ id: 't2', status: 'Неведомый' }))
    expect(
      await db.selectFrom('unknown_value').select(['kind', 'portal_id', 'portal_name', 'times']).execute(),
    ).toEqual([{ kind: 'status', portal_id: '999', portal_name: 'Неведомый', times: 2 }])
  })
})

describe('the feed of changes', () => {
  test('is numbered in the order of commits: a transaction waits for one that has not committed', async () => {
    await save(fakeTender(tender))
    const { id } = await db.selectFrom('tender').select('id').executeTakeFirstOrThrow()
    const held = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const slow = db.transaction().execute(async (tx) => {
      await writeChanges(
        tx,
        [{ tenderId: id, lotId: null, change: { kind: 'withdrawn', before: null, after: null } }],
        new Date(clock),
      )
      written.resolve()
      await held.promise
    })
    await written.promise
    const other = { ...connector, source: 'epz' as const }
    const quick = savePage(db, {
      connector: other,
      lexemes,
      stream: 'lots',
      items: [fakeTender({ id: 'z', customer: { nameRu: 'Другой' } })],
      fetchedAt: new Date(clock),
    })
    // other test files have databases of their own in the same PostgreSQL
    const waiting = async () =>
      (
        await sql<{
          n: number
        }>`select count(*) as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
          owner,
        )
      ).rows[0]?.n
    await expect.poll(waiting).toBe(1)
    held.resolve()
    await Promise.all([slow, quick])
    expect((await kinds()).slice(3)).toEqual(['t1 withdrawn', 'z published'])
  })
})
