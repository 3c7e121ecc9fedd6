import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadedFile } from '@tendertap/contract/own-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFilesystemStore } from '../../documents/filesystem-store.ts'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { aDocx, aPdf, aZip } from '../../testing/files.ts'
import { testServer } from '../../testing/server.ts'

const MB = 1024 * 1024
const folder = await mkdtemp(join(tmpdir(), 'tendertap-own-files-'))
afterAll(() => rm(folder, { recursive: true }))
const store = openFilesystemStore(folder)
const server = await testServer({ store })
const { owner } = server.db

const workspaceId = await aWorkspace(server)
const manager = await aPerson(server, ['manager'], workspaceId)
let token: string
beforeAll(async () => {
  token = await getToken(server, manager)
})

const PDF = aPdf(['Справка'])
const PICTURE = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(600)])

interface Sent {
  name?: string
  by?: string
  type?: string
}

async function upload(
  bytes: Buffer,
  { name = 'Справка.pdf', by = token, type = 'application/octet-stream' }: Sent = {},
) {
  const answer = await fetch(`${server.url}/api/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { authorization: `Bearer ${by}`, 'content-type': type },
  })
  return { status: answer.status, body: (await answer.json()) as UploadedFile & { code?: string } }
}
const download = (fileId: string, by = token) =>
  fetch(`${server.url}/api/files/${fileId}`, { headers: { authorization: `Bearer ${by}` } })

/** Everything in the folder of the store, also what is half written. */
async function listStored(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

const pad = (text: string, size = 4_000) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(size, ' ')])

describe('a file', () => {
  test('comes back as it was sent, under its name, only ever as an attachment', async () => {
    const { status, body } = await upload(PDF, { name: 'Справка КГД.pdf' })
    expect({ status, body }).toEqual({
      status: 200,
      body: { fileId: expect.any(String), name: 'Справка КГД.pdf', size: PDF.length, kind: 'application/pdf' },
    })
    const answer = await download(body.fileId)
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%D0%A1/),
      'content-type': 'application/octet-stream',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  test('is in the audit log: who sent it, and which', async () => {
    const { body } = await upload(PICTURE, { name: 'скан.jpg' })
    const row = await owner
      .selectFrom('audit')
      .select(['action', 'outcome', 'user_id', 'workspace_id'])
      .where('object_id', '=', body.fileId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ action: 'files/upload', outcome: 'done', user_id: manager.id, workspace_id: workspaceId })
  })

  test.each<[string, Buffer, string, string]>([
    ['a Word document', aDocx(['Договор']), 'Договор.docx', 'application/zip'],
    ['an archive', aZip([{ name: 'a.txt', content: 'x'.repeat(500) }]), 'всё.zip', 'application/zip'],
    ['a picture', PICTURE, 'скан.JPG', 'image/jpeg'],
  ])('may be %s', async (_what, bytes, name, kind) => {
    expect(await upload(bytes, { name })).toMatchObject({ status: 200, body: { name, kind } })
  })
})

describe('a name', () => {
  test.each<[string, string, string]>([
    ['a path', '../../etc/passwd', 'etc passwd.pdf'],
    ['a path of Windows', 'C:\\Windows\\win.ini', 'C Windows win.ini.pdf'],
    ['control characters', 'a\0b\r\nc.pdf', 'a b c.pdf'],
    ['a turned ending', 'счёт\u202Efdp.exe', 'счёт fdp.exe.pdf'],
    ['a name of a device', 'CON.pdf', '_CON.pdf'],
    ['another device', 'nul', '_nul.pdf'],
    ['an ending that is not its kind', 'virus.exe', 'virus.exe.pdf'],
    ['markup', '<script>alert(1)</script>.html', 'script alert(1) script .html.pdf'],
    ['nothing', '', 'document.pdf'],
    ['dots', '...', 'document.pdf'],
    ['half a letter', 'a\uD800.pdf', 'a .pdf'],
  ])('of %s becomes a plain one', async (_what, given, expected) => {
    // fetch would not send half a letter
    const { body } = await upload(PDF, { name: given.toWellFormed() })
    expect(body.name).toBe(expected.replace('a .pdf', 'a.pdf'))
  })

  test('that is very long is cut, and keeps its ending', async () => {
    const { body } = await upload(PDF, { name: `${'я'.repeat(1_000)}.pdf` })
    expect(body.name).toMatch(/^я{90,100}\.pdf$/)
  })

  test('never reaches the store: nothing is written outside, and every file there has a name of ours', async () => {
    for (const name of ['../outside.pdf', '/tmp/outside.pdf', '..%2foutside.pdf']) await upload(PDF, { name })
    for (const name of await listStored()) expect(name).toMatch(/^[\da-f]{32}$/)
    expect(await readdir(join(folder, '..'))).not.toContain('outside.pdf')
  })
})

describe('what is refused leaves nothing behind:', () => {
  const zip = aZip([{ name: 'a.txt', content: 'x'.repeat(500) }])
  const page = '<html><script>alert(1)</script></html>'

  test.each<[string, Buffer, number, string]>([
    ['nothing at all', Buffer.alloc(0), 400, 'file_empty'],
    ['a few bytes', Buffer.from('%PDF-1.4'), 415, 'file_kind'],
    ['a web page', pad(`<!doctype html>${page}`), 415, 'file_kind'],
    ['a web page after a byte order mark', pad(`\xEF\xBB\xBF\n ${page}`), 415, 'file_kind'],
    ['a drawing with a script', pad(`<?xml version="1.0"?><svg onload="alert(1)"/>`), 415, 'file_kind'],
    ['a drawing', pad('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_kind'],
    ['a script', pad('#!/bin/sh\nrm -rf /\n'), 415, 'file_kind'],
    ['a program of Windows', pad('MZ\x90\0'), 415, 'file_kind'],
    ['a program of Linux', pad('\x7FELF'), 415, 'file_kind'],
    ['plain text', pad('x'), 415, 'file_kind'],
    ['a PDF that is a web page too', pad(`%PDF-1.7\n${page}`), 415, 'file_kind'],
    ['a PDF with a web page at its end', Buffer.concat([PDF, pad(page, 100)]), 415, 'file_kind'],
    ['a PDF that is an archive too', Buffer.concat([PDF, zip]), 415, 'file_kind'],
    ['a picture that is an archive too', Buffer.concat([PICTURE, zip]), 415, 'file_kind'],
    ['a picture that is a script too', pad(`GIF89a/*${page}*/=1`), 415, 'file_kind'],
    ['an archive with a web page after it', Buffer.concat([zip, Buffer.from(page)]), 415, 'file_kind'],
    ['an archive with a web page as its comment', withComment(zip, page), 415, 'file_kind'],
    ['an archive with a web page before its list', aZip([{ name: page, content: 'x'.repeat(99) }]), 415, 'file_kind'],
    ['an archive that is cut off', zip.subarray(0, -10), 415, 'file_kind'],
  ])('%s', async (_what, bytes, status, code) => {
    const before = await listStored()
    expect(await upload(bytes)).toMatchObject({ status, body: { code } })
    expect(await listStored()).toEqual(before)
  })

  test('a body of another content type', async () => {
    expect(await upload(PDF, { type: 'text/html' })).toMatchObject({ status: 415, body: { code: 'unsupported_media' } })
    expect(await upload(PDF, { type: 'multipart/form-data; boundary=x' })).toMatchObject({ status: 415 })
  })

  test('a file that says it is too large, before it is sent', async () => {
    const sending = send({ 'content-length': String(2 * 1024 * MB) })
    sending.flushHeaders()
    expect(await readAnswer(sending)).toEqual([413, 'file_too_large'])
    sending.destroy()
  })

  test('a stream that never ends, at the limit', { timeout: 60_000 }, async () => {
    const before = await listStored()
    const sending = send({ 'transfer-encoding': 'chunked' })
    const answer = readAnswer(sending)
    let sent = 0
    let isOver = false
    for (const event of ['response', 'close']) sending.once(event, () => (isOver = true))
    const chunk = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MB)])
    const sendMore = () => {
      if (isOver || sent > 2 * 1024 * MB) return
      sent += chunk.length
      sending.write(chunk, sendMore)
    }
    sendMore()
    expect(await answer).toEqual([413, 'file_too_large'])
    expect(sent).toBeLessThan(400 * MB)
    // whoever goes on sending is cut off
    await expect.poll(() => sending.socket?.destroyed, { timeout: 10_000 }).toBe(true)
    expect(await listStored()).toEqual(before)
  })

  test('a file whose sender leaves in the middle', async () => {
    const before = await listStored()
    const sending = send({ 'content-length': String(5 * MB) })
    sending.write(Buffer.concat([PDF, Buffer.alloc(MB)]))
    await expect.poll(listStored).not.toEqual(before)
    sending.destroy()
    await expect.poll(listStored).toEqual(before)
  })

  test('a refusal is in the audit log', async () => {
    const person = await aPerson(server, ['procurement'], workspaceId)
    await upload(pad(page), { by: await getToken(server, person) })
    const row = await owner
      .selectFrom('audit')
      .select(['action', 'outcome', 'code'])
      .where('user_id', '=', person.id)
      .where('action', '=', 'files/upload')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ action: 'files/upload', outcome: 'refused', code: 'file_kind' })
  })

  function send(headers: Record<string, string>) {
    return request(`${server.url}/api/files?name=a.pdf`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
    }).on('error', () => undefined)
  }
})

async function readAnswer(sending: ReturnType<typeof request>): Promise<[number | undefined, string]> {
  const [response] = await once(sending, 'response')
  let text = ''
  for await (const part of response) text += part
  return [response.statusCode, (JSON.parse(text) as { code: string }).code]
}

/** The same archive with a comment. */
function withComment(zip: Buffer, comment: string): Buffer {
  const copy = Buffer.concat([zip, Buffer.from(comment)])
  copy.writeUInt16LE(comment.length, zip.length - 2)
  return copy
}

describe('who', () => {
  test('sends files: managers, buyers and administrators; nobody else', async () => {
    const statusOf = async (by: string) => (await upload(PDF, { by })).status
    const as = async (...roles: Parameters<typeof aPerson>[1]) =>
      getToken(server, await aPerson(server, roles, workspaceId))
    expect(await statusOf(await as('procurement'))).toBe(200)
    expect(await statusOf(await as('admin'))).toBe(200)
    expect(await statusOf(await as('lead', 'controller'))).toBe(403)
    expect(await statusOf(await getToken(server, await aPerson(server, ['superadmin'])))).toBe(403)
    expect(await statusOf('nonsense')).toBe(401)
  })

  test('loses the right while the file is on its way sends it in vain', async () => {
    const person = await aPerson(server, ['manager'], workspaceId)
    const admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    const by = await getToken(server, person)
    const before = await listStored()
    const sending = request(`${server.url}/api/files?name=a.jpg`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${by}`,
        'content-type': 'application/octet-stream',
        'content-length': PICTURE.length + 5_000,
      },
    })
    sending.write(Buffer.concat([PICTURE, Buffer.alloc(4_000)]))
    await expect.poll(listStored).not.toEqual(before)
    const off = await server.call('users/setUserActive', { userId: person.id, active: false }, admin)
    expect(off.status).toBe(200)
    sending.end(Buffer.alloc(1_000))
    expect(await readAnswer(sending)).toEqual([401, 'unauthorized'])
    await expect.poll(listStored).toEqual(before)
  })

  test('reads files: the members of the workspace; for any other it looks as if there were none', async () => {
    const { fileId } = (await upload(PDF)).body
    const lead = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    const answer = await download(fileId, lead)
    expect(answer.status).toBe(200)
    await answer.body?.cancel()
    const stranger = await getToken(server, await aPerson(server, ['manager', 'admin']))
    const readCode = async (id: string, by: string) => {
      const refused = await download(id, by)
      return [refused.status, ((await refused.json()) as { code: string }).code]
    }
    expect(await readCode(fileId, stranger)).toEqual([404, 'not_found'])
    expect(await readCode('019a5b41-2d77-7c05-9b1e-3a8f60d4e110', stranger)).toEqual([404, 'not_found'])
    expect(await readCode(fileId, 'nonsense')).toEqual([401, 'unauthorized'])
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    expect(await readCode(fileId, superadmin)).toEqual([403, 'forbidden'])
  })

  test.each(['x', '..', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '%00', '0'.repeat(150), '0'.repeat(32)])(
    'asks for %s gets nothing',
    async (id) => {
      const answer = await download(id)
      await answer.body?.cancel()
      expect(answer.status).toBe(404)
    },
  )

  test('sends no more than three at a time', async () => {
    const by = await getToken(server, await aPerson(server, ['manager'], workspaceId))
    const before = (await listStored()).length
    const headers = {
      authorization: `Bearer ${by}`,
      'content-type': 'application/octet-stream',
      'content-length': 9_000,
    }
    const held = Array.from({ length: 3 }, () => {
      const sending = request(`${server.url}/api/files?name=a.pdf`, { method: 'POST', agent: false, headers })
      sending.on('error', () => undefined).write(Buffer.concat([PDF, Buffer.alloc(3_000)]))
      return sending
    })
    await expect.poll(async () => (await listStored()).length).toBe(before + 3)
    expect((await upload(PDF, { by })).status).toBe(429)
    for (const sending of held) sending.destroy()
    await expect.poll(async () => (await upload(PDF, { by })).status).toBe(200)
  })
})

test('the bytes in the store are those that were sent', async () => {
  const { fileId } = (await upload(PDF)).body
  const { file_name: name } = await owner
    .selectFrom('own_file')
    .select('file_name')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  const kept = await readFile(join(folder, name.slice(0, 2), name.slice(2, 4), name))
  expect(kept.equals(PDF)).toBe(true)
})
