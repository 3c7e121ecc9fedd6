import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { MAX_FILES_PER_ENTRY } from '@tendertap/domain/lot-work/own-files'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, type TestPerson } from '../../testing/builders.ts'
import { aCompanyDocument, anOwnFile } from '../../testing/own-files.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db
const KEY = DEFAULT_CHECKLIST[0]?.key ?? ''

let workspaceId: string
let person: TestPerson
let manager: string
let procurement: string
let lotId: number
beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  person = await aPerson(server, ['manager'], workspaceId)
  manager = await getToken(server, person)
  procurement = await getToken(server, await aPerson(server, ['procurement'], workspaceId))
  lotId = (await aLot(server)).id
  await server.call('lots/activateLot', { lotId }, manager)
})

const uploader = () => ({ workspaceId, userId: person.id })
const attach = (what: { fileId?: string; companyDocumentId?: string }, by = manager, documentKey = KEY) =>
  server.call('lots/attachFile', { lotId, documentKey, ...what }, by)
const detach = (workFileId: string, by = manager) => server.call('lots/detachFile', { lotId, workFileId }, by)
const readEntry = (body: { docs: { key: string; files: { id: string }[]; collected: boolean }[] }) => {
  const entry = body.docs.find(({ key }) => key === KEY)
  if (!entry) throw new Error('The list has no such document')
  return entry
}
const setWork = (changes: Record<string, unknown>) =>
  owner.updateTable('lot_work').set(changes).where('workspace_id', '=', workspaceId).execute()

describe('a file on a document', () => {
  test('is shown with who attached it and when; it does not mark the document as collected', async () => {
    const fileId = await anOwnFile(owner, { ...uploader(), name: 'Спецификация.pdf' })
    const { status, body } = await attach({ fileId }, procurement)
    expect(status).toBe(200)
    expect(readEntry(body)).toMatchObject({
      collected: false,
      files: [
        {
          id: expect.any(String),
          fileId,
          name: 'Спецификация.pdf',
          size: 600,
          at: expect.stringMatching(/Z$/),
          by: expect.any(String),
          companyDocument: null,
        },
      ],
    })
    const { data } = (await server.call('lots/getActiveLots', {}, manager)).body
    expect(readEntry(data[0].LotsInProcessOfLot[0]).files).toEqual(readEntry(body).files)
  })

  test('is in the log of the lot, with its name, also after it is removed', async () => {
    const { body } = await attach({ fileId: await anOwnFile(owner, { ...uploader(), name: 'Первый.pdf' }) })
    const removed = await detach(readEntry(body).files[0]?.id ?? '', procurement)
    expect(removed.status).toBe(200)
    expect(readEntry(removed.body).files).toEqual([])
    expect(removed.body.meta.slice(-2)).toMatchObject([
      { action: 'attachFile', documentKey: KEY, fileName: 'Первый.pdf', user: { id: person.id } },
      { action: 'detachFile', documentKey: KEY, fileName: 'Первый.pdf' },
    ])
  })

  test('is told to open screens, and kept in the audit', async () => {
    await attach({ fileId: await anOwnFile(owner, uploader()) })
    const { rows } = await sql<{ kind: string }>`
      select kind from live_event where workspace_id = ${workspaceId} and object_id = ${String(lotId)}`.execute(owner)
    expect(rows.filter(({ kind }) => kind === 'lotWork')).toHaveLength(2)
    const audited = await owner
      .selectFrom('audit')
      .select(['action', 'outcome'])
      .where('workspace_id', '=', workspaceId)
      .where('action', '=', 'lots/attachFile')
      .execute()
    expect(audited).toEqual([{ action: 'lots/attachFile', outcome: 'done' }])
  })

  test('moves with the work to the lot of a later announcement', async () => {
    await attach({ fileId: await anOwnFile(owner, uploader()) })
    const later = await aLot(server)
    const { tender_id } = await owner
      .selectFrom('lot')
      .select('tender_id')
      .where('id', '=', lotId)
      .executeTakeFirstOrThrow()
    await owner.updateTable('tender').set({ supersedes_id: tender_id }).where('id', '=', later.tenderId).execute()
    const moved = await server.call('lots/moveWork', { lotId, toLotId: later.id }, manager)
    expect(moved.status).toBe(200)
    expect(readEntry(moved.body).files).toHaveLength(1)
  })
})

describe('a document of the library', () => {
  test('is used as it is there: a renewed file and term are seen on the lot', async () => {
    const companyDocumentId = await aCompanyDocument(owner, { ...uploader(), validUntil: '2026-11-20' })
    const { body } = await attach({ companyDocumentId })
    expect(readEntry(body).files).toMatchObject([
      { companyDocument: { id: companyDocumentId, validUntil: '2026-11-20' }, name: 'Справка.pdf' },
    ])
    const fileId = await anOwnFile(owner, { ...uploader(), name: 'Новая справка.pdf' })
    const renewed = await server.call(
      'companyDocuments/saveDocument',
      { id: companyDocumentId, title: 'Справка', category: 'tax_certificate', validUntil: '2027-02-20', fileId },
      manager,
    )
    expect(renewed.status).toBe(200)
    const { data } = (await server.call('lots/getActiveLots', {}, manager)).body
    expect(readEntry(data[0].LotsInProcessOfLot[0]).files).toMatchObject([
      { fileId, name: 'Новая справка.pdf', companyDocument: { title: 'Справка', validUntil: '2027-02-20' } },
    ])
  })

  test('that is archived stays on the lots that use it, and cannot be attached to others', async () => {
    const [used, other] = [await aCompanyDocument(owner, uploader()), await aCompanyDocument(owner, uploader())]
    await attach({ companyDocumentId: used })
    for (const id of [used, other])
      expect((await server.call('companyDocuments/archiveDocument', { id }, manager)).status).toBe(200)
    const { data } = (await server.call('lots/getActiveLots', {}, manager)).body
    expect(readEntry(data[0].LotsInProcessOfLot[0]).files).toHaveLength(1)
    expect(await attach({ companyDocumentId: other })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('a file is refused', () => {
  const refusalOf = async (what: Parameters<typeof attach>[0], ...more: [by?: string, key?: string]) =>
    (await attach(what, ...more)).body.code
  const aFile = () => anOwnFile(owner, uploader())

  test('of another workspace, as if there were none', async () => {
    const stranger = await aPerson(server, ['manager'])
    const theirs = { workspaceId: stranger.workspaceId ?? '', userId: stranger.id }
    expect(await refusalOf({ fileId: await anOwnFile(owner, theirs) })).toBe('not_found')
    expect(await refusalOf({ companyDocumentId: await aCompanyDocument(owner, theirs) })).toBe('not_found')
    const { body } = await attach({ fileId: await aFile() })
    const theirToken = await getToken(server, stranger)
    expect((await detach(readEntry(body).files[0]?.id ?? '', theirToken)).body.code).toBe('not_in_work')
  })

  test('twice on one document, but not on two', async () => {
    const fileId = await aFile()
    expect((await attach({ fileId })).status).toBe(200)
    expect(await refusalOf({ fileId })).toBe('file_already_attached')
    expect((await attach({ fileId }, manager, DEFAULT_CHECKLIST[1]?.key)).status).toBe(200)
  })

  test('on a document that the lot has not', async () => {
    expect(await refusalOf({ fileId: await aFile() }, manager, 'absent')).toBe('document_not_in_checklist')
  })

  test('to anyone but managers and buyers', async () => {
    const admin = await getToken(server, await aPerson(server, ['admin', 'lead', 'controller'], workspaceId))
    expect(await refusalOf({ fileId: await aFile() }, admin)).toBe('forbidden')
  })

  test('when both or neither are named', async () => {
    expect(await refusalOf({})).toBe('invalid_input')
    const both = { fileId: await aFile(), companyDocumentId: await aCompanyDocument(owner, uploader()) }
    expect(await refusalOf(both)).toBe('invalid_input')
  })

  test('when the document has as many as it may', async () => {
    for (let count = 0; count < MAX_FILES_PER_ENTRY; count++)
      expect((await attach({ fileId: await aFile() })).status).toBe(200)
    expect(await refusalOf({ fileId: await aFile() })).toBe('too_many_files')
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['the collection is completed', { documents_completed_at: new Date() }, 'documents_already_completed'],
    [
      'the lot is placed',
      { status: 'in_placement', offer_price: '5', documents_completed_at: new Date() },
      'documents_already_completed',
    ],
    ['the lot is declined', { status: 'declined', declined_at: new Date() }, 'already_declined'],
  ])('and stays where it is when %s', async (_when, changes, code) => {
    const { body } = await attach({ fileId: await aFile() })
    await setWork(changes)
    expect(await refusalOf({ fileId: await aFile() })).toBe(code)
    expect((await detach(readEntry(body).files[0]?.id ?? '')).body.code).toBe(code)
  })
})

test('of many who attach one file at once one does, and nobody fails', async () => {
  const fileId = await anOwnFile(owner, uploader())
  const answers = await Promise.all(Array.from({ length: 10 }, () => attach({ fileId })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})
