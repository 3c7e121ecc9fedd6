// GET /api/docs for people, GET /api/openapi.json for machines. Open to all: they describe the calls and hold no data.
import { createHash } from 'node:crypto'
import { buildOpenApi, type OpenApi } from '@tendertap/contract/openapi/openapi'
import type { FastifyInstance } from 'fastify'
import { renderApiPage } from './html.ts'
import { STYLE } from './style.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function mountApiPage(server: FastifyInstance): void {
  // built at the first request, so that other servers spend no time on it
  let built: { page: string; json: string } | undefined
  const buildOnce = () => (built ??= render(buildOpenApi()))

  server.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(buildOnce().page),
  )
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(buildOnce().json),
  )
}

function render(document: OpenApi): { page: string; json: string } {
  return { page: renderApiPage(document), json: JSON.stringify(document, null, 2) }
}
