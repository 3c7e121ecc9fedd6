import { REGIONS } from '@tendertap/domain/lots/regions'
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

beforeAll(async () => {
  await aLot(server, { customer: 'ТОО «Каспий»' })
  await aLot(server, { customer: 'КГУ "Школа"' })
  await aLot(server, { customer: 'КГУ "Школа"' })
  await server.db.ingestion
    .insertInto('company')
    .values({ name_key: 'тоо поставщик', name_ru: 'ТОО «Поставщик»' })
    .execute()
})

describe('companies/getCompanies', () => {
  test('names every customer once, and no supplier, even without a subscription', async () => {
    const token = await getToken(
      server,
      await aPerson(server, ['controller'], await aWorkspace(server, { subscribed: false })),
    )
    expect(await server.call('companies/getCompanies', {}, token)).toMatchObject({
      status: 200,
      body: ['КГУ "Школа"', 'ТОО «Каспий»'],
    })
  })

  test('is catalogue data, so the superadmin reads it too; a stranger does not', async () => {
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    expect(await server.call('companies/getCompanies', {}, superadmin)).toMatchObject({
      status: 200,
      body: ['КГУ "Школа"', 'ТОО «Каспий»'],
    })
    expect(await server.call('companies/getCompanies', {})).toMatchObject({ status: 401 })
  })
})

test('the screen and the database know the same regions and portals', async () => {
  const regions = await server.db.owner.selectFrom('region').selectAll().orderBy('code').execute()
  expect(
    regions.map(({ code, name_ru, name_kz, name_en }) => ({ code, name: { ru: name_ru, kz: name_kz, en: name_en } })),
  ).toEqual(REGIONS)
  const sources = await server.db.owner.selectFrom('source').select('id').execute()
  expect(sources.map(({ id }) => id).toSorted()).toEqual([...SOURCES].toSorted())
})
