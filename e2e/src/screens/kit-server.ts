// Serves the built kit page as the product serves its own pages: with the same policy.
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

const FOLDER = 'web/dist-kit'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

export interface KitServer {
  /** of the page */
  url: string
  stop(): void
}

export async function startKitServer(productUrl: string): Promise<KitServer> {
  const policy = (await fetch(`${productUrl}/login`)).headers.get('content-security-policy')
  const nonce = /'nonce-(.+?)'/.exec(policy ?? '')?.[1]
  if (!policy || !nonce) throw new Error('The product’s page has no policy')

  async function reply(path: string, response: ServerResponse): Promise<void> {
    const type = TYPES[extname(path)]
    const file = type ? await readFile(`${FOLDER}${path}`).catch(() => null) : null
    if (!type || !file) return void response.writeHead(404).end()
    const headers = { 'content-type': type, 'x-content-type-options': 'nosniff' }
    if (!path.endsWith('.html')) return void response.writeHead(200, headers).end(file)
    response.writeHead(200, { ...headers, 'content-security-policy': policy ?? '' })
    response.end(file.toString().replaceAll('__CSP_NONCE__', nonce ?? ''))
  }

  const server = createServer(
    (request, response) => void reply(new URL(request.url ?? '', 'http://kit').pathname, response),
  )
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kit.html`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
