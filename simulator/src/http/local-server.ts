// An HTTP server that only this machine reaches.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { send } from './send.ts'

const HOST = '127.0.0.1'

export interface LocalServer {
  url: string
  close(): Promise<void>
}

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>

/** Port 0 is any free one. What `answer` throws is sent as a bad request. */
export async function startLocalServer(port: number, answer: Answer): Promise<LocalServer> {
  const server = createServer((request, response) => void answerSafely(answer, request, response))
  // Clients keep their connections open between requests.
  server.keepAliveTimeout = 60_000
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://${HOST}:${address && typeof address === 'object' ? address.port : port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answerSafely(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await answer(request, response, new URL(request.url ?? '/', `http://${HOST}`))
  } catch (problem) {
    if (response.headersSent) response.destroy()
    else send(response, 400, 'text/plain', String(problem))
  }
}
