import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedLots, type SeededLot } from '../../../testing/seeded-lots.ts'
import { testServer, type TestServer } from '../../../testing/server.ts'
import { indexLots, indexTenders } from './index-lots.ts'
import { createLexemeCache } from './lexeme-cache.ts'

const NOW = new Date('2026-11-14T07:00:00Z')
const lexemes = createLexemeCache()
let server: TestServer
let lots: SeededLot[]

beforeEach(async () => {
  server = await testServer()
  lots = await seedLots(server.db.owner, 300, NOW)
})

const index = (ids: readonly number[]) => server.db.ingestion.transaction().execute((db) => indexLots(db, ids, lexemes))

/** Lexemes whose counts are not the numbers of lots that have them in each tier. */
async function listMiscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    with counted as (
      select id * 4 as term, name_lots as lots from lexeme union all select id * 4 + 1, description_lots from lexeme
      union all select id * 4 + 2, tender_lots from lexeme union all select id * 4 + 3, document_lots from lexeme
      union all select term, change from lexeme_count, unnest(terms, changes) as waiting (term, change)
    ), held as (
      select term, count(*) as lots from lot_search, unnest(terms) as term group by 1 union all select 0, count(*) from lot_search
      union all select -4, count(*) from lot_search where status = 2
    )
    select term, counted, held from (select term, sum(lots) as counted from counted group by 1) counts
    full join (select term, sum(lots) as held from held group by 1) lots using (term)
    where coalesce(counted, 0) <> coalesce(held, 0)`.execute(server.db.owner)
  return rows
}

const findRow = async (lotId: number) =>
  server.db.owner.selectFrom('lot_search').selectAll().where('lot_id', '=', lotId).executeTakeFirst()
const listLexemes = async (lotId: number) => {
  const { rows } = await sql<{
    text: string
  }>`select text from lexeme where id = any(array(select unnest(terms) >> 2 from lot_search where lot_id = ${lotId}))`.execute(
    server.db.owner,
  )
  return rows.map((row) => row.text)
}

describe('the index of lots', () => {
  test('counts every lexeme and all published lots exactly, however often pages come, change and go', async () => {
    const ids = lots.map((lot) => lot.id)
    expect(await listMiscounted()).toEqual([])
    for (let round = 0; round < 20; round++) {
      const some = ids.filter((id) => id % 7 === round % 7)
      await sql`update lot set name_ru = 'Новое имя ' || id % 5, status = case when id % 2 = ${round % 2} then 'Опубликован' else 'Итоги' end, withdrawn_at = case when id % 3 = ${round % 3} then now() end where id = any(${some}::bigint[])`.execute(
        server.db.owner,
      )
      await index(some)
    }
    expect(await listMiscounted()).toEqual([])
    const { rows } = await sql`select count(*)::integer as waiting from lexeme_count`.execute(server.db.owner)
    expect(rows).toEqual([{ waiting: expect.toSatisfy((waiting: number) => waiting < 16) }])
  })

  test('corrects the number of published lots if some were written without being counted', async () => {
    await sql`update lexeme set name_lots = name_lots - 3 where id = -1`.execute(server.db.owner)
    for (let round = 0; round < 16; round++) {
      await sql`update lot set name_ru = ${`Имя ${round}`} where id = 5`.execute(server.db.owner)
      await index([5])
    }
    expect(await listMiscounted()).toEqual([])
  })

  test('keeps a hundredth of the lots as a sample with the same values', async () => {
    await sql`update lot set amount = 77 where id = 100`.execute(server.db.owner)
    await index([100])
    const { rows } = await sql`
      select (select count(*)::integer from lot_sample) as sampled,
        (select count(*)::integer from lot_search s join lot_sample using (lot_id) where (s.*) is distinct from (lot_sample.*)) as different`.execute(
      server.db.owner,
    )
    expect(rows).toEqual([{ sampled: Math.floor(lots.length / 100), different: 0 }])
    await sql`update lot set withdrawn_at = now() where id = 100`.execute(server.db.owner)
    await index([100])
    const left = await sql`select lot_id from lot_sample order by lot_id`.execute(server.db.owner)
    expect(left.rows).toEqual([{ lot_id: 200 }, { lot_id: 300 }])
  })

  test('drops a withdrawn lot and adds it again when it returns', async () => {
    await sql`update lot set withdrawn_at = now() where id = 5`.execute(server.db.owner)
    await index([5])
    expect(await findRow(5)).toBeUndefined()
    await sql`update lot set withdrawn_at = null where id = 5`.execute(server.db.owner)
    await index([5])
    expect(await findRow(5)).toBeDefined()
  })

  test('follows the changes of a tender', async () => {
    const [lot] = lots
    await sql`update tender set method = 'Совсем новый способ', application_end_at = ${NOW}, name_ru = 'Бульдозеры' where id = ${lot?.tenderId}`.execute(
      server.db.owner,
    )
    await server.db.ingestion.transaction().execute((db) => indexTenders(db, [lot?.tenderId ?? 0], lexemes))
    for (const { id } of lots.filter((one) => one.tenderId === lot?.tenderId)) {
      expect(await findRow(id)).toMatchObject({ application_end_at: NOW })
      expect(await listLexemes(id)).toContain('бульдозр')
    }
  })

  test('a page that is rolled back takes its new words with it, and the next one makes them again', async () => {
    await sql`update lot set name_ru = 'Неслыханное словечко' where id = 1`.execute(server.db.owner)
    const rolledBack = server.db.ingestion.transaction().execute(async (db) => {
      // the second time it would find them in the table, as if they were there to stay
      await indexLots(db, [1], lexemes)
      await indexLots(db, [1], lexemes)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await index([1])
    expect(await listLexemes(1)).toContain('словечк')
    expect(await listMiscounted()).toEqual([])
  })

  test('pages written at the same time with the same new words neither deadlock nor lose a word', async () => {
    await sql`update lot set name_ru = 'Общее небывалое ' || (array['раз', 'двадва', 'тритри', 'четыре'])[id % 4 + 1]`.execute(
      server.db.owner,
    )
    const quarter = (n: number) => lots.map((lot) => lot.id).filter((id) => id % 4 === n)
    await Promise.all([0, 1, 2, 3].map((n) => index(quarter(n).toReversed())))
    expect(await listMiscounted()).toEqual([])
    expect(await listLexemes(2)).toEqual(expect.arrayContaining(['небывал', 'тритр']))
  })

  test('has the words of a document, and does without one whose text could not be read', async () => {
    const add = (id: number, text: string | null) =>
      sql`
      with added as (
        insert into document (tender_id, lot_id, url, type, original_file_name)
        select tender_id, id, 'https://example.test/' || id, 'Техническая спецификация', 'spec.pdf' from lot where id = ${id} returning id)
      insert into document_text (document_id, text) select id, ${text} from added`.execute(server.db.owner)
    await add(1, 'Невиданный синхрофазотрон')
    await add(2, null)
    await index([1, 2])
    expect(await listLexemes(1)).toContainEqual(expect.stringMatching(/^синхрофаз/))
    expect(await listLexemes(2)).not.toEqual([])
  })

  test('leaves out invalid codes and places', async () => {
    await sql`update lot set ens_tru_code = 'нет', kato_code = '75' where id = 1`.execute(server.db.owner)
    await sql`update lot set ens_tru_code = '262040', kato_code = '750000000' where id = 2`.execute(server.db.owner)
    await index([1, 2])
    expect(await findRow(1)).toMatchObject({ ens_tru: null, kato: null })
    expect(await findRow(2)).toMatchObject({ ens_tru: 262_040_000_000_000, kato: 750_000_000 })
  })
})

test('many lots are indexed a part at a time: a country does not fit into memory', async () => {
  const { owner } = server.db
  await sql`
    insert into lot overriding system value
    select (json_populate_record(l, json_build_object('id', 1000 + n, 'external_id', 'copy ' || n))).* from lot l, generate_series(1, 1200) as n where l.id = 1`.execute(
    owner,
  )
  const countedAtOnce = async () =>
    (await sql<{ changes: number[] }>`select changes from lexeme_count order by 1`.execute(owner)).rows.map(
      ({ changes }) => Math.max(...changes),
    )
  const own = lots.filter((lot) => lot.tenderId === lots[0]?.tenderId).length
  await sql`truncate lexeme_count`.execute(owner)
  await server.db.ingestion.transaction().execute((db) => indexTenders(db, [lots[0]?.tenderId ?? 0], lexemes))
  expect((await countedAtOnce()).toSorted((a, b) => a - b)).toEqual([200 + own, 1_000 - own])
})
