// A portal of files alone, on a port of its own: each address answers what the test says.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

export interface FilePortal {
  url: string
  /** A new address that answers with these bytes, or as the function does. */
  file(answer: Answer | Buffer): string
  /** every path asked for, in order */
  asked: string[]
}

export async function filePortal(): Promise<FilePortal> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers.get(path)
    if (answer) answer(response, request)
    else response.writeHead(404).end('Not Found')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    asked,
    file(answer) {
      const path = `/download/trd_buy/${String(answers.size + 1).padStart(32, '0')}`
      answers.set(path, Buffer.isBuffer(answer) ? (response) => response.end(answer) : answer)
      return `${url}${path}`
    },
  }
}
