// A portal that gives prepared answers in their order and records the requests.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface PortalRequest {
  path: string
  method: string
  headers: IncomingHttpHeaders
  body: string
}

/** `cut`: the connection ends in the middle of a long body. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | 'cut'

export interface AnsweringPortal {
  url: string
  asked: PortalRequest[]
}

function give(response: ServerResponse, answer: Answer): void {
  if (answer === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"data":')
    setImmediate(() => response.destroy())
    return
  }
  const { status = 200, headers = {}, body = '' } = answer
  response
    .writeHead(status, headers)
    .end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body))
}

/** After the last prepared answer it repeats that one. */
export async function answeringPortal(
  answers: readonly Answer[] | ((request: PortalRequest) => Answer),
): Promise<AnsweringPortal> {
  const asked: PortalRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const received = {
        path: request.url ?? '',
        method: request.method ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      asked.push(received)
      give(
        response,
        typeof answers === 'function' ? answers(received) : (answers[asked.length - 1] ?? answers.at(-1) ?? {}),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
