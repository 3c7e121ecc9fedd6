import type { Input, Path } from '@tendertap/contract/calls/index'
import type { TestServer } from './server.ts'

/** The answer of a call that is a file. */
export async function readFileAnswer<P extends Path>(
  { url }: TestServer,
  path: P,
  input: Input<P>,
  token: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
