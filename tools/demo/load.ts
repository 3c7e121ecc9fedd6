// Fills an empty database: the catalogue from the portals through the real connectors, then the people and what they
// look for.
import { followDatabaseClock } from '@tendertap/server/db/clock'
import { openDatabase } from '@tendertap/server/db/database'
import type { RoleUrls } from '@tendertap/server/db/roles'
import { readOnce } from '@tendertap/server/features/ingestion/run/read-once'
import { readConfig } from '@tendertap/server/platform/config'
import { createConnectors, PORTAL_SETTINGS } from '@tendertap/server/portals/connectors'
import { makeApplications } from '@tendertap/simulator/world/applications'
import { DEMO_PEOPLE, makeWorkspaces } from '@tendertap/simulator/world/people'
import { loadApplications } from './load-applications.ts'
import { loadPeople } from './load-people.ts'
import { loadProfiles } from './load-profiles.ts'
import { createLexemeCache } from '@tendertap/server/features/lots/indexing/lexeme-cache'

// the demo world has a history of a year and a month
const HISTORY_MS = 450 * 86_400_000

interface DemoPlaces {
  urls: RoleUrls
  /** settings by which the product reads them */
  portals: Record<string, string>
  /** the address of the documents' store */
  documents: string
}

export async function loadDemoWorld({ urls, portals, documents }: DemoPlaces, startedAt: Date): Promise<void> {
  const owner = openDatabase({ url: urls.owner, name: 'demo', max: 1, onError: (error) => console.error(error) })
  try {
    await Promise.all([
      readPortals(urls.ingestion, portals, startedAt),
      loadPeople(owner, makeWorkspaces(startedAt), DEMO_PEOPLE),
    ])
    await loadApplications(owner, makeApplications(startedAt))
    await loadProfiles(owner, { background: urls.background, documents }, startedAt)
  } finally {
    await owner.destroy()
  }
}

async function readPortals(url: string, portals: Record<string, string>, startedAt: Date): Promise<void> {
  const db = openDatabase({ url, name: 'demo', max: 6, onError: (error) => console.error(error) })
  const settings = { pollMs: 1_000, from: new Date(startedAt.getTime() - HISTORY_MS), thorough: true }
  const lexemes = createLexemeCache()
  const clock = await followDatabaseClock(db)
  const signal = new AbortController().signal
  try {
    const problems = await Promise.all(
      createConnectors(readConfig(PORTAL_SETTINGS, portals)).map((connector) =>
        readOnce(
          {
            ingestion: {
              db,
              connector,
              lexemes,
              now: clock.now,
              ownClockAheadMs: clock.ownAheadMs,
              observe: () => undefined,
            },
            url,
            settings,
          },
          signal,
        ),
      ),
    )
    const [problem] = problems.flat()
    if (problem) throw problem
  } finally {
    clock.stop()
    await db.destroy()
  }
}
