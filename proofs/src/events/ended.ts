// How long a stream stays open after its session has ended, with the product's own settings.
import { EVENTS_PATH } from '@tendertap/contract/events'
import type { Bench, Person } from './bench.ts'

const STREAMS = 20
const TIMEOUT_MS = 40_000

/** Seconds from the end of a session to the end of its stream, the slowest. */
export async function measureStreamEnd({ makeCompany }: Bench, url: string): Promise<{ ended: number }> {
  const people = await makeCompany(STREAMS)
  return { ended: Math.max(...(await Promise.all(people.map((person) => measureOpenSeconds(person, url))))) }
}

async function measureOpenSeconds({ token }: Person, url: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const stream = await fetch(`${url}${EVENTS_PATH}`, { headers, signal: timeout })
  await fetch(`${url}/api/auth/signout`, { method: 'POST', headers })
  const signedOutAt = performance.now()
  await stream.text().catch(() => undefined)
  return timeout.aborted ? Infinity : (performance.now() - signedOutAt) / 1000
}
