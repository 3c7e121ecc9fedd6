// Serves the built web application: files as they are, any other address as the page itself with a fresh style nonce.
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { toGuideDisposition } from './guide-files.ts'
import { buildPagePolicy, isWorkerFile, WORKER_POLICY } from './security-headers.ts'

const NONCE_MARK = '__CSP_NONCE__'

export async function servePages(server: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder)
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  const scriptHashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  )
  await server.register(serveStatic, {
    root,
    // one route per file, so that the wildcard below stays ours
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '.vite/**'],
    cacheControl: false,
    // names of assets carry a hash of their content
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isWorkerFile(basename(path))) void reply.header('content-security-policy', WORKER_POLICY)
      const disposition = toGuideDisposition(basename(path))
      if (disposition) void reply.header('content-disposition', disposition)
    },
  })
  server.get('/*', async (request, reply) => {
    if (/^\/(api|assets|documents)(\/|$)/.test(request.url)) throw new AppError('not_found')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', buildPagePolicy(nonce, scriptHashes))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_MARK, nonce))
  })
}
