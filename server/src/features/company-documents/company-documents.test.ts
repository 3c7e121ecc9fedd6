import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Input } from '@tendertap/contract/calls/index'
import { aPerson, aWorkspace, getToken, type TestPerson } from '../../testing/builders.ts'
import { aCompanyDocument, anOwnFile } from '../../testing/own-files.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let person: TestPerson
let token: string
beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  person = await aPerson(server, ['procurement'], workspaceId)
  token = await getToken(server, person)
})

const aFile = (name?: string) => anOwnFile(owner, { workspaceId, userId: person.id, ...(name && { name }) })
const licence = { id: null, title: 'Лицензия', category: 'licence', validUntil: '2027-01-31' } as const
const save = (document: Input<'companyDocuments/saveDocument'>, by = token) =>
  server.call('companyDocuments/saveDocument', document, by)
const list = async (by = token) => (await server.call('companyDocuments/getDocuments', {}, by)).body.documents

test('a document is added, changed without its file, renewed and archived', async () => {
  const fileId = await aFile('Лицензия.pdf')
  const { status, body } = await save({ ...licence, fileId })
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'Лицензия', validUntil: '2027-01-31', file: { fileId, name: 'Лицензия.pdf' } })
  expect(await list()).toEqual([body])
  const changed = await save({ ...licence, id: body.id, title: 'Лицензия СМР', validUntil: null, fileId: null })
  expect(changed.body).toMatchObject({ id: body.id, title: 'Лицензия СМР', validUntil: null, file: { fileId } })
  const renewed = await save({ ...licence, id: body.id, fileId: await aFile('Новая.pdf') })
  expect(renewed.body).toMatchObject({ id: body.id, file: { name: 'Новая.pdf' } })
  expect((await server.call('companyDocuments/archiveDocument', { id: body.id }, token)).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await save({ ...licence, id: body.id, fileId: null })).status).toBe(404)
  expect((await server.call('companyDocuments/archiveDocument', { id: body.id }, token)).status).toBe(404)
})

test('those that end first stand first', async () => {
  for (const [title, validUntil] of [
    ['без срока', null],
    ['позже', '2027-05-01'],
    ['раньше', '2026-12-01'],
  ] as const)
    await save({ ...licence, title, validUntil, fileId: await aFile() })
  expect((await list()).map(({ title }: { title: string }) => title)).toEqual(['раньше', 'позже', 'без срока'])
})

test('the library is one workspace’s alone', async () => {
  const stranger = await aPerson(server, ['admin'])
  const theirs = { workspaceId: stranger.workspaceId ?? '', userId: stranger.id }
  const id = await aCompanyDocument(owner, theirs)
  expect(await list()).toEqual([])
  expect(await save({ ...licence, fileId: await anOwnFile(owner, theirs) })).toMatchObject({ status: 404 })
  expect(await save({ ...licence, id, fileId: await aFile() })).toMatchObject({ status: 404 })
  expect(await server.call('companyDocuments/archiveDocument', { id }, token)).toMatchObject({ status: 404 })
  expect(await list(await getToken(server, stranger))).toHaveLength(1)
})

test('whoever sees the work reads it; a controller changes nothing, a lead sees nothing', async () => {
  const controller = await getToken(server, await aPerson(server, ['controller'], workspaceId))
  const lead = await getToken(server, await aPerson(server, ['lead'], workspaceId))
  expect(await list(controller)).toEqual([])
  expect((await save({ ...licence, fileId: await aFile() }, controller)).status).toBe(403)
  expect((await server.call('companyDocuments/getDocuments', {}, lead)).status).toBe(403)
})

test.each([
  ['without a file', { fileId: null }],
  ['with a day that does not exist', { validUntil: '2027-02-30' }],
  ['without a title', { title: ' ' }],
])('a new document %s is refused', async (_what, changes) => {
  expect((await save({ ...licence, fileId: await aFile(), ...changes })).status).toBe(400)
})

test('open screens are told', async () => {
  const { body } = await save({ ...licence, fileId: await aFile() })
  const { rows } = await sql`
    select kind, object_id from live_event where workspace_id = ${workspaceId}`.execute(owner)
  expect(rows).toEqual([{ kind: 'companyDocuments', object_id: body.id }])
})
