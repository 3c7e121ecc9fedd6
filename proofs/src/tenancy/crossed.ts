// Many people at the same time over two database connections: does anybody get another person's profile?
import type { Database } from '@tendertap/server/db/database'
import { ask, inParallel } from '../guards/requests.ts'
import { makeToken, type Principal } from '../guards/tenants.ts'

export async function countCrossed(
  url: string,
  owner: Database,
  people: readonly Principal[],
  wanted: number,
): Promise<number> {
  const everyone = await Promise.all(people.map(async (person) => ({ person, token: await makeToken(owner, person) })))
  let crossed = 0
  const requests = Array.from({ length: wanted }, (_, index) => everyone[(index * 37) % everyone.length] ?? [])
  await inParallel(
    requests.flat(),
    async ({ person, token }) => {
      const { body } = await ask(url, 'me/getMe', '{}', token)
      const profile = JSON.parse(body) as { id?: string; WorkspaceId?: string | null }
      if (profile.id !== person.userId || profile.WorkspaceId !== person.workspaceId) crossed += 1
    },
    32,
  )
  return crossed
}
