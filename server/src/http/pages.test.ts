import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAttachmentName } from '@tendertap/contract/client/attachment-name'
import { fastify } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'tendertap-pages-'))
for (const language of ['ru', 'kz', 'en']) writeFileSync(join(folder, `guide-${language}.pdf`), '%PDF-1.7')
writeFileSync(join(folder, 'index.html'), '<script>start()</script><p>__CSP_NONCE__</p>')
writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'pdf.worker.min-1.mjs'), 'read()')
const server = fastify()
await servePages(server, folder)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string) => server.inject({ method: 'GET', url })

describe('the guide', () => {
  test.each([
    ['ru', 'Tendertap. Руководство пользователя.pdf'],
    ['kz', 'Tendertap. Пайдаланушы нұсқаулығы.pdf'],
    ['en', 'Tendertap. User guide.pdf'],
  ])('in %s is a PDF of the site root, saved under a readable name', async (language, name) => {
    const { statusCode, headers, body } = await get(`/guide-${language}.pdf`)
    expect({ statusCode, type: headers['content-type'], body }).toEqual({
      statusCode: 200,
      type: 'application/pdf',
      body: '%PDF-1.7',
    })
    expect(readAttachmentName(String(headers['content-disposition']), 'file')).toBe(name)
  })
})

describe('the web application', () => {
  test('shows any other file and does not save it', async () => {
    const { headers } = await get('/favicon.svg')
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-disposition']).toBeUndefined()
  })

  test('answers any other address with the page itself', async () => {
    const { headers, body } = await get('/help')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).not.toContain('__CSP_NONCE__')
  })

  test('allows the script in the page by its hash, and no other', async () => {
    const { headers } = await get('/help')
    const hash = createHash('sha256').update('start()').digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test('lets the worker that reads documents run decoders, and reach nothing', async () => {
    const { headers } = await get('/assets/pdf.worker.min-1.mjs')
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'")
  })
})
