import { once } from 'node:events'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DocumentStore } from '../../documents/store.ts'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testStore } from '../../testing/documents.ts'
import { anOwnFile } from '../../testing/own-files.ts'
import { readFileAnswer } from '../../testing/read-file.ts'
import { testServer } from '../../testing/server.ts'

/** A store whose files come only after `release`; it says which ones were asked for. */
async function aSlowStore() {
  const opened: string[] = []
  const release = new EventTarget()
  const released = once(release, 'release')
  const store: DocumentStore = {
    ...(await testStore()),
    open: (name) => {
      opened.push(name)
      const body = Readable.from(
        (async function* sendLate() {
          await released
          yield Buffer.from(name)
        })(),
        { objectMode: false },
      )
      return Promise.resolve({ size: name.length, body })
    },
  }
  return { store, opened, release: () => release.dispatchEvent(new Event('release')) }
}

test('the next file of all data is not begun for a person who has lost the right to it', async () => {
  const slow = await aSlowStore()
  const server = await testServer({ store: slow.store })
  const workspaceId = await aWorkspace(server)
  const leaving = await aPerson(server, ['admin'], workspaceId)
  // a company keeps an administrator
  await aPerson(server, ['admin'], workspaceId)
  const token = await getToken(server, leaving)
  for (const fileName of ['first', 'second'])
    await anOwnFile(server.db.owner, { workspaceId, userId: leaving.id, fileName: fileName.padEnd(32, '0') })

  const download = readFileAnswer(server, 'exports/getWorkspaceData', {}, token)
  download.catch(() => undefined)
  await expect.poll(() => slow.opened.length).toBe(1)
  await sql`update app_user set deactivated_at = now() where id = ${leaving.id}`.execute(server.db.owner)
  slow.release()

  await expect(download).rejects.toThrow(/terminated|fetch failed/)
  expect(slow.opened).toEqual(['first'.padEnd(32, '0')])
})
