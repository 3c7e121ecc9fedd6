// Fills an empty database with the demo world: the portals' payloads through the real parsers, then the people.
import { openDatabase } from '@tendertap/server/db/database'
import type { RoleUrls } from '@tendertap/server/db/roles'
import { saveTender } from '@tendertap/server/features/ingestion/save'
import { parseOwsTender } from '@tendertap/server/portals/ows/parse'
import { parseTizilimTender } from '@tendertap/server/portals/tizilim/parse'
import { makeWorld } from '@tendertap/simulator/world/world'
import { loadApplications } from './load-applications.ts'
import { loadPeople } from './load-people.ts'

const SEED = 2026
const AT_ONCE = 4

export async function loadDemoWorld(urls: RoleUrls, startedAt: Date): Promise<void> {
  const world = makeWorld({ seed: SEED, startedAt })
  const onError = (error: Error) => console.error(error)
  const ingestion = openDatabase({ url: urls.ingestion, name: 'demo', max: AT_ONCE, onError })
  const owner = openDatabase({ url: urls.owner, name: 'demo', max: 1, onError })
  try {
    const tenders = [...world.owsTenders.map(parseOwsTender), ...world.tizilimTenders.map(parseTizilimTender)].map(({ tender }) => tender)
    const queue = tenders.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const tender of queue) await saveTender(ingestion, tender, startedAt)
      }),
    )
    await loadPeople(owner, world.workspaces, world.people)
    await loadApplications(owner, world.applications)
  } finally {
    await Promise.all([ingestion.destroy(), owner.destroy()])
  }
}
