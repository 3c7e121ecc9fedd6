import { expect, test, vi } from 'vitest'
import { requestDocuments } from '../../documents/request-documents.ts'
import { createOwsConnector } from '../../portals/ows/connector.ts'
import { aDocument, aLot, aPerson, getToken } from '../../testing/builders.ts'
import { loseCommitAnswer } from '../../testing/commit-proxy.ts'
import { filePortal } from '../../testing/file-portal.ts'
import { aPdf } from '../../testing/files.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const portal = await filePortal()
const client = { waitScale: 0.001, rateLimited: false, userAgent: 'test', observe: () => undefined }
const connectors = [createOwsConnector({ url: portal.url, token: 'the-token', tokenExpiresAt: null }, client)]

test(
  'a document whose COMMIT was answered by nobody is stored, and can be downloaded',
  { timeout: 60_000 },
  async () => {
    const proxy = await loseCommitAnswer(server.urls.background, 'update "document"')
    const worker = await testWorker({ ...server.urls, background: proxy.url }, undefined, {
      store: server.store,
      connectors,
    })
    const bytes = aPdf(['Техническая спецификация'])
    const { id, tenderId } = await aDocument(server, await aLot(server), { url: portal.file(bytes) })
    await server.db.application
      .transaction()
      .execute((transaction) => requestDocuments(transaction, [tenderId], 'opened'))
    // the worker goes on only after it has decided what to do with the bytes
    await vi.waitFor(
      () => expect(worker.logged.join('')).toMatch(/the document is stored|failed, will be tried again/),
      {
        timeout: 30_000,
      },
    )
    expect(proxy.lost).toBe(1)

    const document = await server.db.owner
      .selectFrom('document')
      .select(['state', 'file_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(document.state).toBe('stored')
    const token = await getToken(server, await aPerson(server, ['manager']))
    const answer = await fetch(`${server.url}/documents/${document.file_name}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(portal.asked).toHaveLength(1)
  },
)
