// What a search offers when its words together find nothing.
import { beforeAll, expect, test } from 'vitest'
import { aLot, aPerson, getToken } from '../../../testing/builders.ts'
import { testServer } from '../../../testing/server.ts'

const server = await testServer()
let token: string

beforeAll(async () => {
  token = await getToken(server, await aPerson(server, ['manager']))
  const names = ['Картридж чёрный', 'Картридж цветной', 'Принтер лазерный цветной', 'Нивелир лазерный']
  for (const nameRu of names) await aLot(server, { nameRu })
  await aLot(server, { nameRu: 'Картридж струйный', status: 'Завершен' })
})

const search = async (typed: string, more: object = {}) =>
  (await server.call('lots/getLots', { search: typed, ...more }, token)).body.nearMatches

const exactly = (typed: string, total: number) => ({ search: typed, total, totalExact: true })

test('each of two words with the number of lots that have it', async () => {
  expect(await search('картридж лазерный')).toEqual([exactly('картридж', 3), exactly('лазерный', 2)])
})

test('of several words first the most that some lot has', async () => {
  expect(await search('картридж лазерный цветной')).toEqual([
    exactly('лазерный цветной', 1),
    exactly('картридж', 3),
    exactly('лазерный', 2),
    exactly('цветной', 2),
  ])
})

test('the other filters hold for them too', async () => {
  expect(await search('картридж лазерный', { statuses: ['Завершен'] })).toEqual([
    exactly('картридж', 1),
    exactly('лазерный', 0),
  ])
})

test.each(['картридж', 'картридж чёрный', 'вертолёт', '"картридж лазерный"'])('none for %s', async (typed) => {
  expect(await search(typed)).toBeNull()
})
