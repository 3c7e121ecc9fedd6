// Calls without a page, for what a journey needs but is not about.
import type { Input, Output, Path } from '@tendertap/contract/calls/index'

export async function call<P extends Path>(url: string, path: P, input: Input<P>, token?: string): Promise<Output<P>> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Output<P>
}
