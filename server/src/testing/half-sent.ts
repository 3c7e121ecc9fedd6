// A call or an upload whose body stops in the middle and is completed later: the API knows by then who is calling.
import { request } from 'node:http'
import type { Path } from '@tendertap/contract/calls/index'

export interface HalfSentAnswer {
  status: number
  /** only its beginning, when the API broke it off */
  body: string
}

export interface HalfSentCall {
  /** sends the rest of the body and reads the answer */
  complete(): Promise<HalfSentAnswer>
}

export interface HalfSentOrigin {
  /** any of 127.0.0.0/8 */
  address: string
  token: string | null
}

export function sendHalf(url: string, path: Path, input: unknown, origin: HalfSentOrigin): HalfSentCall {
  return sendHalfOf(`${url}/api/${path}`, Buffer.from(JSON.stringify(input)), 'application/json', origin)
}

export function sendHalfOfFile(url: string, bytes: Buffer, origin: HalfSentOrigin): HalfSentCall {
  return sendHalfOf(url, bytes, 'application/octet-stream', origin)
}

function sendHalfOf(url: string, body: Buffer, contentType: string, { address, token }: HalfSentOrigin): HalfSentCall {
  const half = Math.ceil(body.length / 2)
  const sent = request(url, {
    method: 'POST',
    localAddress: address,
    agent: false,
    headers: {
      'content-type': contentType,
      'content-length': body.length,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  })
  const answer = new Promise<HalfSentAnswer>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      // without an 'end' when the API breaks a file off because its reader has lost the right to the rest
      response.on('close', () => resolve({ status: response.statusCode ?? 0, body: text }))
      response.on('error', () => undefined)
    })
  })
  // whoever completes the call sees the error
  answer.catch(() => undefined)
  sent.write(body.subarray(0, half))
  return {
    complete: () => {
      sent.end(body.subarray(half))
      return answer
    },
  }
}
