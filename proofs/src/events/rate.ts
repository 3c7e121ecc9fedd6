// What an announcement costs: short writes that announce, in companies of their own and all in one.
import { announce } from '@tendertap/server/events/announce'
import type { Bench } from './bench.ts'

const WRITERS = 8

export async function measureRate({ context, inScope, makeCompany }: Bench) {
  const companies = await Promise.all(
    Array.from({ length: WRITERS }, async () => (await makeCompany(1))[0]?.workspaceId ?? ''),
  )
  const forMs = context.long ? 20_000 : 3_000

  async function perSecond(workspaces: readonly string[]): Promise<number> {
    const end = performance.now() + forMs
    let writes = 0
    await Promise.all(
      workspaces.map(async (workspaceId) => {
        while (performance.now() < end) {
          await inScope(workspaceId, (scope) => announce(scope, { kind: 'profile', id: 'x' }))
          writes += 1
        }
      }),
    )
    return (writes * 1_000) / forMs
  }

  const apart = await perSecond(companies)
  const together = await perSecond(companies.map(() => companies[0] ?? ''))
  return { apart, together }
}
