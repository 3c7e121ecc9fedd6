// How many of the lots that people look for the search finds, through the call itself.
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot, aPerson, getToken } from '../../../testing/builders.ts'
import { average, listMissed, measureQueries } from '../../../testing/relevance/measure.ts'
import { LABELLED, POOL } from '../../../testing/relevance/pool.ts'
import { writeLots } from '../../../testing/relevance/write-lots.ts'
import { testServer } from '../../../testing/server.ts'
import { indexTenders } from '../indexing/index-lots.ts'
import { createLexemeCache } from '../indexing/lexeme-cache.ts'

const server = await testServer()
let keys: ReadonlyMap<number, string>
// the proof measures the other kinds, and the order among decoys
const KINDS: readonly string[] = ['goods', 'services', 'inflection', 'typo', 'layout', 'two words']
let token: string

beforeAll(async () => {
  token = await getToken(server, await aPerson(server, ['manager']))
  keys = await writeLots(server.db.owner, POOL)
})

const search = async (typed: string, more: object = {}) =>
  (await server.call('lots/getLots', { search: typed, limit: 20, ...more }, token)).body
const find = async (typed: string): Promise<string[]> =>
  (await search(typed)).data.map((lot: { id: number }) => keys.get(lot.id) ?? '')

test('for at least 100 labelled queries, nine tenths of the expected lots are among the first twenty', async () => {
  const queries = LABELLED.filter(({ kind }) => KINDS.includes(kind))
  expect(queries.length).toBeGreaterThanOrEqual(100)
  const measured = await measureQueries(queries, find)
  const outcome = { recall: average(measured, 'recall20'), missed: listMissed(measured) }
  expect(outcome).toSatisfy(({ recall }: typeof outcome) => recall >= 0.9)
  // more than a hundred searches one after the other
}, 60_000)

describe('the answer names the corrected query', () => {
  test.each([
    ['катридж', 'картридж'],
    ['rfhnhbl;', 'картридж'],
    ['шкоф металический', 'шкаф металлический'],
    ['картриджи', null],
  ])('%s → %s', async (typed, instead) => {
    const { searchedFor, total } = await search(typed)
    expect(searchedFor).toBe(instead)
    expect(total).toBeGreaterThan(0)
  })
})

test('a word that resembles no known word finds nothing and is not corrected', async () => {
  expect(await search('вертолёт')).toMatchObject({ searchedFor: null, total: 0 })
})

describe('the words of the query are highlighted', () => {
  test('in the name, by any form', async () => {
    const { data } = await search('лазерные картриджи')
    const marked = data.map((lot: { nameRu: string; highlights: Record<string, [number, number][]> }) =>
      lot.highlights['nameRu']?.map(([start, end]) => lot.nameRu.slice(start, end)),
    )
    expect(marked).toContainEqual(['Картридж', 'лазерный'])
  })

  test('in a lot number', async () => {
    const {
      data: [any],
    } = await search('картридж')
    const {
      data: [lot],
    } = await search(any.contractNumber)
    expect(lot).toMatchObject({ id: any.id, highlights: { contractNumber: [[0, any.contractNumber.length]] } })
  })
})

describe('a phrase', () => {
  test('is found only as it was typed', async () => {
    expect(await find('"средний ремонт"')).toEqual(['ru roads 0'])
    expect(await find('"ремонт средний"')).toEqual([])
    expect(await find('"ремонта средний"')).toEqual([])
  })

  test('can be excluded', async () => {
    const kept = await find('ремонт -"средний ремонт"')
    expect(kept).toContain('ru roads 1')
    expect(kept).not.toContain('ru roads 0')
  })

  test('can be sorted by name', async () => {
    expect(await search('"системы отопления"', { sortBy: 'name' })).toMatchObject({
      total: 2,
      data: [{ nameRu: 'Монтаж системы отопления' }, { nameRu: 'Промывка и опрессовка системы отопления' }],
    })
  })
})

test('a lot is found by the text of its document, and the answer says so', async () => {
  const lot = await aLot(server, { nameRu: 'Утварь по приложению' })
  const { id } = await server.db.owner
    .insertInto('document')
    .values({
      tender_id: lot.tenderId,
      url: 'https://example.test/spec',
      type: 'Техническая спецификация',
      original_file_name: 'spec.pdf',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db.owner
    .insertInto('document_text')
    .values({ document_id: id, text: 'Экскаватор-погрузчик, ковш 1,2 куб. м' })
    .execute()
  await server.db.background.transaction().execute((db) => indexTenders(db, [lot.tenderId], createLexemeCache()))
  expect(await search('ковш утварь')).toMatchObject({
    total: 1,
    data: [{ id: lot.id, foundInDocuments: true, highlights: { nameRu: [[0, 6]] } }],
  })
  expect(await search('ковша')).toMatchObject({
    data: [
      {
        id: lot.id,
        foundIn: 'documents',
        documentMatch: {
          documentId: id,
          originalFileName: 'spec.pdf',
          text: 'Экскаватор-погрузчик, ковш 1,2 куб. м',
          marks: [[22, 26]],
        },
      },
    ],
  })
  expect(await search('"ковш 1,2"')).toMatchObject({ total: 1, data: [{ id: lot.id }] })
  expect(await search('утварь')).toMatchObject({
    data: [{ id: lot.id, foundInDocuments: false, foundIn: 'name', documentMatch: null }],
  })
})
