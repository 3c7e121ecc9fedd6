// A portal's link, a number and a BIN find their lots in the search box and in the field for a number.
import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createScoper } from '../../../db/scope.ts'
import { parseCode } from '../../../language/codes.ts'
import { aLot, aPerson, getToken, type LotFields, type TestLot } from '../../../testing/builders.ts'
import { testServer } from '../../../testing/server.ts'
import { toCodeConditions } from './code-conditions.ts'
import { joinByOr } from './condition.ts'

const server = await testServer()
const { owner } = server.db
const BIN = '940340000421'
let token: string
let lots: Record<'paper' | 'pencils' | 'pump' | 'notebook', TestLot>

async function aNumberedLot(fields: LotFields, [tenderId, lotId]: readonly [string, string], code: string) {
  const lot = await aLot(server, fields)
  await owner.updateTable('tender').set({ external_id: tenderId, code }).where('id', '=', lot.tenderId).execute()
  await owner.updateTable('lot').set({ external_id: lotId }).where('id', '=', lot.id).execute()
  return lot
}

beforeAll(async () => {
  token = await getToken(server, await aPerson(server, ['manager']))
  const school = 'КГУ «Школа № 17»'
  lots = {
    paper: await aNumberedLot({ nameRu: 'Бумага', customer: school }, ['16000042', '39000001'], '16000042-1'),
    pencils: await aNumberedLot({ nameRu: 'Карандаши', customer: school }, ['16000043', '39000002'], '16000043-1'),
    pump: await aNumberedLot({ nameRu: 'Насос', source: 'tizilim' }, ['2026.ОК-33622', '71'], '2026.ОК-33622'),
    // the single window counts its announcements by itself: the same number is another tender
    notebook: await aNumberedLot({ nameRu: 'Ноутбук', source: 'epz' }, ['16000042', '72'], '1241533'),
  }
  await owner.updateTable('company').set({ bin: BIN }).where('name_ru', '=', school).execute()
})

async function find(filter: Input<'lots/getLots'>): Promise<string[]> {
  const { body } = await server.call('lots/getLots', { limit: 50, ...filter }, token)
  return (body as { data: { nameRu: string }[] }).data.map(({ nameRu }) => nameRu).toSorted()
}

describe.each(['search', 'code'] as const)('the field «%s» accepts', (field) => {
  test.each([
    ['https://goszakup.gov.kz/ru/announce/index/16000042?tab=lots', ['Бумага']],
    ['goszakup.gov.kz/kz/announce/index/16000043', ['Карандаши']],
    ['https://goszakup.gov.kz/ru/subpriceoffer/index/16000043/39000002', ['Карандаши']],
    ['https://zakup.gov.kz/announcement/16000042', ['Ноутбук']],
    ['https://public.tizilim.gov.kz/ru/common/tender?search=2026.%D0%9E%D0%9A-33622', ['Насос']],
    ['https://goszakup.gov.kz/ru/announce/index/99999999', []],
  ])('the link %s', async (link, names) => {
    expect(await find({ [field]: link })).toEqual(names)
    expect(await find({ [field]: `  ${link} ` })).toEqual(names)
  })

  test('a link to a lot that is not here: the lots of its tender', async () => {
    const link = 'https://goszakup.gov.kz/ru/subpriceoffer/index/16000043/38999999'
    expect(await find({ [field]: link })).toEqual(['Карандаши'])
  })

  test('links to our own pages', async () => {
    expect(await find({ [field]: `/tender/${lots.pump.tenderId}` })).toEqual(['Насос'])
    expect(await find({ [field]: `/all-lots#${lots.notebook.id}` })).toEqual(['Ноутбук'])
  })

  test('a BIN: every lot of the customer', async () => {
    expect(await find({ [field]: BIN })).toEqual(['Бумага', 'Карандаши'])
    expect(await find({ [field]: '000000000000' })).toEqual([])
  })

  test('a number without its suffix', async () => {
    expect(await find({ [field]: '16000043' })).toEqual(['Карандаши'])
  })

  test.each([
    'javascript:alert(1)',
    'https://evil.example/ru/announce/index/16000042',
    'https://goszakup.gov.kz@evil.example/ru/announce/index/16000042',
    `/tender/${'9'.repeat(60)}`,
    "https://goszakup.gov.kz/ru/announce/index/1' or 1=1",
  ])('%j as nothing but words', async (typed) => {
    expect(await find({ [field]: typed })).toEqual([])
  })
})

test('a BIN and a link narrow a search for words', async () => {
  expect(await find({ search: `карандаши ${BIN}` })).toEqual(['Карандаши'])
  expect(await find({ search: `насос ${BIN}` })).toEqual([])
  expect(await find({ search: 'бумага goszakup.gov.kz/ru/announce/index/16000042' })).toEqual(['Бумага'])
})

test.each([
  [BIN, ['company_bin', 'lot_search_customer']],
  ['goszakup.gov.kz/announce/index/16000042', ['tender_source_external_id_key', 'lot_search_tender']],
  ['goszakup.gov.kz/subpriceoffer/index/16000042/39000001', ['lot_source_external_id_key', 'lot_search_pkey']],
])('indexes lead to the lots of %s', async (typed, indexes) => {
  const code = parseCode(typed)
  const plan = await createScoper(server.db)(null, async (scope) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(scope.db)
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain select from lot_search s where ${joinByOr(code ? toCodeConditions(code) : [])}`.execute(scope.db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  for (const index of indexes) expect(plan).toMatch(new RegExp(`Index.* (on|using) ${index}`))
  expect(plan).not.toMatch(/Seq Scan/)
})
