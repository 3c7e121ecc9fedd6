// How long a stream stays open after its session has ended.
import { EVENTS_PATH } from '@tendertap/contract/events'
import type { Bench, Person } from './bench.ts'

const PATIENCE_MS = 60_000

/** Seconds from the end of a session to the end of its stream, the slowest; and how many never ended. */
export async function measureStreamEnd(
  { context, makeCompany }: Bench,
  url: string,
): Promise<{ ended: number; kept: number }> {
  const people = await makeCompany(context.measuring ? 20 : 3)
  const times = await Promise.all(people.map((person) => measureOpenSeconds(person, url)))
  return { ended: Math.max(...times), kept: times.filter((seconds) => seconds === Infinity).length }
}

async function measureOpenSeconds({ token }: Person, url: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const timeout = AbortSignal.timeout(PATIENCE_MS)
  const stream = await fetch(`${url}${EVENTS_PATH}`, { headers, signal: timeout })
  await fetch(`${url}/api/auth/signout`, { method: 'POST', headers })
  const signedOutAt = performance.now()
  await stream.text().catch(() => undefined)
  return timeout.aborted ? Infinity : (performance.now() - signedOutAt) / 1000
}
