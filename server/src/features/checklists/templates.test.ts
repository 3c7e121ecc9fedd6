import { completeTemplate, DEFAULT_CHECKLIST, type TemplateEntry } from '@tendertap/domain/lot-work/default-checklist'
import type { PurchaseMethod } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

const REQUEST: PurchaseMethod = 'Запрос ценовых предложений'
const CONTEST: PurchaseMethod = 'Открытый конкурс'

let workspaceId: string
let admin: string
let manager: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
  manager = await getToken(server, await aPerson(server, ['manager'], workspaceId))
})

const anEntry = (key: string, fields: Partial<TemplateEntry> = {}): TemplateEntry => ({
  key,
  descriptionRu: `Документ ${key}`,
  descriptionKz: null,
  descriptionEn: null,
  required: true,
  ...fields,
})
const save = (method: PurchaseMethod | null, entries: TemplateEntry[], by = admin) =>
  server.call('checklists/saveTemplate', { method, entries }, by)
const remove = (method: PurchaseMethod | null) => server.call('checklists/deleteTemplate', { method }, admin)
const list = async (by = admin) => (await server.call('checklists/getTemplates', {}, by)).body.templates

/** The documents of a lot of this method that is taken now. */
async function take(method: string, by = manager): Promise<string[]> {
  const { id: lotId } = await aLot(server, { method })
  const { body } = await server.call('lots/activateLot', { lotId }, by)
  return body.docs.map(({ key }: { key: string }) => key)
}
const standardTemplate = { method: null, entries: [...DEFAULT_CHECKLIST] }
const standard = DEFAULT_CHECKLIST.map(({ key }) => key)

test('a template is kept with the price last, and listed after the general one', async () => {
  expect(await list()).toEqual([standardTemplate])
  const own = anEntry('own', { descriptionKz: 'Құжат', descriptionEn: 'Paper', required: false })
  const price = anEntry('price', { descriptionRu: 'Своя цена' })
  const saved = await save(CONTEST, [price, anEntry('second'), own])
  expect(saved.status).toBe(200)
  expect(saved.body).toEqual({ method: CONTEST, entries: completeTemplate([anEntry('second'), own]) })
  expect(await list()).toEqual([standardTemplate, saved.body])
  const general = await save(null, [anEntry('general')])
  expect(await list()).toEqual([general.body, saved.body])
  const again = await save(CONTEST, [own])
  expect(await list()).toEqual([general.body, again.body])
})

test('a lot gets the documents of its method, else the general ones, else those of the start', async () => {
  expect(await take(REQUEST)).toEqual(standard)
  await save(CONTEST, [anEntry('contest')])
  expect(await take(REQUEST)).toEqual(standard)
  expect(await take(CONTEST)).toEqual(['contest', 'price'])
  await save(null, [anEntry('general')])
  expect(await take(REQUEST)).toEqual(['general', 'price'])
  expect(await take('Аукцион')).toEqual(['general', 'price'])
  expect(await take(CONTEST)).toEqual(['contest', 'price'])
  await remove(CONTEST)
  expect(await take(CONTEST)).toEqual(['general', 'price'])
  await remove(null)
  expect(await take(CONTEST)).toEqual(standard)
})

test('a lot in work keeps its documents, whatever becomes of the template', async () => {
  await save(null, [anEntry('first')])
  const { id: lotId } = await aLot(server)
  const { body } = await server.call('lots/activateLot', { lotId }, manager)
  await save(null, [anEntry('second')])
  const { data } = (await server.call('lots/getLots', { id: lotId }, manager)).body
  expect(data[0].LotsInProcessOfLot).toEqual([body])
})

test('a template is one workspace’s alone', async () => {
  const other = await aWorkspace(server)
  await save(null, [anEntry('ours')])
  expect(await list(await getToken(server, await aPerson(server, ['admin'], other)))).toEqual([standardTemplate])
  expect(await take(REQUEST, await getToken(server, await aPerson(server, ['manager'], other)))).toEqual(standard)
})

test('of many who save at once the last one’s template is whole, and nobody fails', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => save(CONTEST, [anEntry(`a${number}`), anEntry(`b${number}`)])),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.map(({ body }) => [standardTemplate, body])).toContainEqual(await list())
})

test('the other administrators’ screens are told', async () => {
  await save(null, [])
  await remove(null)
  const { rows } = await sql`
    select kind, object_id from live_event where workspace_id = ${workspaceId} and kind = 'checklistTemplates'`.execute(
    owner,
  )
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ kind: 'checklistTemplates', object_id: workspaceId })))
})

describe('a template is refused', () => {
  test.each<[string, TemplateEntry[]]>([
    ['with one key twice', [anEntry('a'), anEntry('a', { descriptionRu: 'Другой' })]],
    ['with one name twice', [anEntry('a'), anEntry('b', { descriptionRu: ' Документ a ' })]],
    ['with one name in two languages', [anEntry('a'), anEntry('b', { descriptionEn: 'Документ a' })]],
    ['with the name of the price', [anEntry('a', { descriptionRu: 'Ценовое предложение' })]],
    ['with an entry without a name', [anEntry('a', { descriptionRu: ' ' })]],
    ['with more entries than a template has', Array.from({ length: 30 }, (_, number) => anEntry(String(number)))],
  ])('%s', async (_, entries) => {
    expect(await save(null, entries)).toMatchObject({ status: 400 })
    expect(await list()).toEqual([standardTemplate])
  })

  test('to anyone but an administrator', async () => {
    expect(await save(null, [], manager)).toMatchObject({ status: 403 })
    expect(await server.call('checklists/getTemplates', {}, manager)).toMatchObject({ status: 403 })
    expect(await server.call('checklists/deleteTemplate', { method: null }, manager)).toMatchObject({ status: 403 })
  })
})
