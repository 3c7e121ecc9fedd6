import { get } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { createClient } from '@tendertap/contract/client/client'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { atEnd } from '../testing/at-end.ts'
import { beginFile, sendFile, type FileAnswer } from './file-answer.ts'

const piece = (text: string) => Buffer.from(text)

async function serve(
  file: () => Pick<FileAnswer, 'content' | 'estimatedBytes'>,
  onClose: () => void = () => undefined,
): Promise<string> {
  const server = fastify()
  server.get('/api/file', async (_request, reply) => {
    reply.raw.once('close', onClose)
    return sendFile(reply, await beginFile({ name: 'Лоты "1".xlsx', type: 'application/x', ...file() }))
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  atEnd(async () => {
    server.server.closeAllConnections()
    await server.close()
  })
  return `${url}/api`
}

async function* make(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const one of pieces) yield piece(one)
}

/** A client that notes what it was told and what it saved. */
function reader(base: string) {
  const saved: { name: string; text: string }[] = []
  const client = createClient({
    base,
    token: () => null,
    clearToken: () => undefined,
    onUnauthorized: () => undefined,
    saveFile: async (blob, name) => void saved.push({ name, text: await blob.text() }),
  })
  return { client, saved }
}

test('a file arrives as an attachment under its name and is never stored on the way', async () => {
  const base = await serve(() => ({ content: make('one', 'two') }))
  const { headers } = await fetch(`${base}/file`)
  expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('Лоты 1.xlsx')}`)
  expect(headers.get('content-type')).toBe('application/x')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

test('the client saves it and tells how much of the estimated size is here', async () => {
  const base = await serve(() => ({ content: make('one', 'three'), estimatedBytes: 10 }))
  const { client, saved } = reader(base)
  const progress: [number, number | null][] = []
  await client.get('file', {}, { onProgress: (...figures) => progress.push(figures) })
  expect(saved).toEqual([{ name: 'Лоты 1.xlsx', text: 'onethree' }])
  expect(progress.at(-1)).toEqual([8, 10])
})

test('bytes that are already made come with their length', async () => {
  const base = await serve(() => ({ content: piece('whole') }))
  const { client, saved } = reader(base)
  const progress: [number, number | null][] = []
  await client.get('file', {}, { onProgress: (...figures) => progress.push(figures) })
  expect(saved).toMatchObject([{ text: 'whole' }])
  expect(progress).toEqual([[5, 5]])
})

test('an error before the first piece is an ordinary refusal', async () => {
  const base = await serve(() => ({
    // oxlint-disable-next-line require-yield
    content: (async function* () {
      throw new Error('nothing there')
    })(),
  }))
  expect((await fetch(`${base}/file`)).status).toBe(500)
})

test('an error after the first piece breaks the connection, and nothing is saved', async () => {
  const base = await serve(() => ({
    content: (async function* () {
      yield piece('x'.repeat(200_000))
      // the first piece is on its way
      for (let turns = 0; turns < 20; turns += 1) await turn()
      throw new Error('broken off')
    })(),
  }))
  const { client, saved } = reader(base)
  await expect(client.get('file', {}, { onProgress: () => undefined })).rejects.toMatchObject({ status: 0 })
  await expect(client.get('file')).rejects.toMatchObject({ status: 0 })
  expect(saved).toEqual([])
})

test('a client that leaves stops the reading', async () => {
  const state = { pieces: 0, ended: false }
  const base = await serve(() => ({
    content: (async function* () {
      try {
        for (;;) {
          state.pieces += 1
          yield piece('x'.repeat(64 * 1024))
          await turn()
        }
      } finally {
        state.ended = true
      }
    })(),
  }))
  const request = get(`${base}/file`, (response) => response.once('data', () => request.destroy()))
  request.on('error', () => undefined)
  await expect.poll(() => state.ended).toBe(true)
  const read = state.pieces
  for (let turns = 0; turns < 50; turns += 1) await turn()
  expect(state.pieces).toBe(read)
})

test('a client that leaves before the first piece stops the reading too', async () => {
  const state = { begun: false, ended: false }
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const base = await serve(
    () => ({
      content: (async function* () {
        state.begun = true
        try {
          await left
          for (;;) yield piece('x')
        } finally {
          state.ended = true
        }
      })(),
    }),
    leave,
  )
  const request = get(`${base}/file`)
  request.on('error', () => undefined)
  await expect.poll(() => state.begun).toBe(true)
  request.destroy()
  await expect.poll(() => state.ended).toBe(true)
})
