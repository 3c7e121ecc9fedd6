import { beforeAll, expect, test } from 'vitest'
import { aPerson, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

beforeAll(async () => {
  await server.db.owner
    .insertInto('ens_tru_class')
    .values([
      { code: '171214', name_ru: 'Бумага', name_kz: 'Қағаз', lots: 50 },
      { code: '262040', name_ru: 'Картридж тонерный (чёрный)', name_kz: 'Тонер картриджі', lots: 90 },
      { code: '262016', name_ru: 'Принтер', name_kz: null, lots: 10 },
      { code: '471111', name_ru: 'Услуги магазина', name_kz: null, lots: 5 },
      ...Array.from({ length: 40 }, (_, n) => ({
        code: `9000${10 + n}`,
        name_ru: `Разное ${n}`,
        name_kz: null,
        lots: 0,
      })),
    ])
    .execute()
})

async function find(search: string): Promise<string[]> {
  const token = await getToken(server, await aPerson(server, ['admin']))
  const { status, body } = await server.call('interests/findClasses', { search }, token)
  expect(status).toBe(200)
  return body.map(({ code }: { code: string }) => code)
}

test.each([
  ['бумага', ['171214']],
  ['КАРТРИДЖИ', ['262040']],
  ['картриджей тонерных', ['262040']],
  ['черный', ['262040']],
  ['қағаз', ['171214']],
  ['газ', []],
  ['2620', ['262040', '262016']],
  ['26.20.40', ['262040']],
  ['262040.100.000002', ['262040']],
  ['картридж 100%', []],
])('"%s" finds %o, those with the most lots first', async (search, codes) => {
  expect(await find(search)).toEqual(codes)
})

test('without words the most frequent are shown, thirty at most', async () => {
  const codes = await find(' ')
  expect(codes).toHaveLength(30)
  expect(codes.slice(0, 4)).toEqual(['262040', '171214', '262016', '471111'])
})

test('is for administrators', async () => {
  const lead = await getToken(server, await aPerson(server, ['lead']))
  expect(await server.call('interests/findClasses', { search: '' }, lead)).toMatchObject({ status: 403 })
})
