// A call from another address of this machine, or with another browser's name: fetch can choose neither.
import { request, type IncomingHttpHeaders } from 'node:http'
import type { Input, Path } from '@tendertap/contract/calls/index'
import type { TestServer } from './server.ts'

export interface CallOrigin {
  /** all of 127.0.0.0/8 is this machine */
  address?: string
  userAgent?: string
  cookie?: string
}

export function callFrom<P extends Path>(
  { url }: TestServer,
  { address = '127.0.0.1', userAgent, cookie }: CallOrigin,
  path: P,
  input: Input<P>,
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever came over the wire
): Promise<{ status: number; headers: IncomingHttpHeaders; body: any }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
      ...(cookie !== undefined && { cookie }),
    }
    const asked = request(`${url}/api/${path}`, { method: 'POST', localAddress: address, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      )
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(input))
  })
}
