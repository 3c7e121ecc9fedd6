// Sends calls over connections that stay open, and measures each.
import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  ms: number
  code: string | null
  cookie: string | null
}

export interface Sending {
  token?: string
  /** what the proxy in front of the API reports: addresses that callers claim, then the real one */
  forwardedFor?: string
  cookie?: string
  /** instead of the body's own length */
  length?: number
}

export type Post = (path: string, body: string, sending?: Sending) => Promise<Answer>

export function openHttp(url: string): { post: Post; close(): void } {
  const agent = new Agent({ keepAlive: true })
  const post: Post = (path, body, { token, forwardedFor = '192.0.2.1', cookie, length } = {}) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const headers = {
        'content-type': 'application/json',
        'content-length': length ?? Buffer.byteLength(body),
        'x-forwarded-for': forwardedFor,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
      }
      const sent = request(`${url}/api/${path}`, { method: 'POST', agent, headers }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - started,
            code: /"code":"(\w+)"/.exec(Buffer.concat(pieces).toString())?.[1] ?? null,
            cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null,
          }),
        )
        // a body that was announced and never comes
        if (length !== undefined) response.on('end', () => sent.destroy())
      })
      sent.on('error', reject)
      if (length === undefined) sent.end(body)
      else sent.write(body)
    })
  return { post, close: () => agent.destroy() }
}
