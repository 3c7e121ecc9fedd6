// How many short writes per second can announce an event: each writer in its own company, and all in one company.
import { announce } from '@tendertap/server/events/announce'
import type { Bench } from './bench.ts'

const WRITERS = 8

export async function measureRate({ context, inScope, makeCompany }: Bench) {
  const companies = await Promise.all(
    Array.from({ length: WRITERS }, async () => (await makeCompany(1))[0]?.workspaceId ?? ''),
  )
  const durationMs = context.long ? 20_000 : 3_000

  async function measureWritesPerSecond(workspaces: readonly string[]): Promise<number> {
    const end = performance.now() + durationMs
    let writes = 0
    await Promise.all(
      workspaces.map(async (workspaceId) => {
        while (performance.now() < end) {
          await inScope(workspaceId, (scope) => announce(scope, { kind: 'profile', id: 'x' }))
          writes += 1
        }
      }),
    )
    return (writes * 1_000) / durationMs
  }

  const apart = await measureWritesPerSecond(companies)
  const together = await measureWritesPerSecond(companies.map(() => companies[0] ?? ''))
  return { apart, together }
}
