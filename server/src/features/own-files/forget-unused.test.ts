import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { anOwnFile } from '../../testing/own-files.ts'
import { testServer } from '../../testing/server.ts'
import { ownFileJobs } from './jobs.ts'

const server = await testServer()
const { db } = server
const workspaceId = await aWorkspace(server)
const manager = await aPerson(server, ['manager'], workspaceId)

const aFile = () => anOwnFile(db.owner, { workspaceId, userId: manager.id })
const setAge = (id: string, age: string) =>
  sql`update own_file set uploaded_at = now() - ${age}::interval where id = ${id}`.execute(db.owner)

async function anOldFile(): Promise<string> {
  const id = await aFile()
  await setAge(id, '25 hours')
  return id
}

const runJob = () =>
  ownFileJobs(db.background)['own-files/forgetUnused']({}, {
    log: createLog('info', 'test', { write: () => undefined }),
    signal: new AbortController().signal,
  } as never)

test('what nobody uses is forgotten after a day; what a lot or the library uses stays', async () => {
  const token = await getToken(server, manager)
  const [unused, attached, inLibrary, replaced, detached] = [
    await anOldFile(),
    await anOldFile(),
    await anOldFile(),
    await anOldFile(),
    await anOldFile(),
  ]
  const fresh = await aFile()
  await setAge(fresh, '23 hours')
  const { id: lotId } = await aLot(server)
  const { body: work } = await server.call('lots/activateLot', { lotId }, token)
  const documentKey = work.docs[0].key
  const attach = (fileId: string) => server.call('lots/attachFile', { lotId, documentKey, fileId }, token)
  await attach(attached)
  const { body: withBoth } = await attach(detached)
  await server.call('lots/detachFile', { lotId, workFileId: withBoth.docs[0].files[1].id }, token)
  const document = { title: 'Лицензия', category: 'licence', validUntil: null } as const
  const save = (id: string | null, fileId: string) =>
    server.call('companyDocuments/saveDocument', { id, ...document, fileId }, token)
  const saved = await save(null, replaced)
  await save(saved.body.id, inLibrary)
  await runJob()
  const left = await db.owner.selectFrom('own_file').select('id').where('workspace_id', '=', workspaceId).execute()
  const ids = left.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([attached, inLibrary, fresh]))
  for (const gone of [unused, replaced, detached]) expect(ids).not.toContain(gone)
})
