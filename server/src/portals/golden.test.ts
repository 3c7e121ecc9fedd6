// Answers in the portals' shapes go the whole way: over HTTP, through client, stream and parser. What comes out is
// pinned beside them. A wanted change of the result: `npx vitest run --project server server/src/portals/golden.test.ts
// -u`, then read the difference.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answeringPortal, type PortalRequest } from '../testing/answering-portal.ts'
import type { Connector } from './connector.ts'
import { createConnectors, type PortalSettings } from './connectors.ts'

const fixture = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const NOTHING: PortalSettings = {
  OWS_URL: undefined,
  OWS_TOKEN: 'secret',
  OWS_TOKEN_EXPIRES: undefined,
  TIZILIM_URL: undefined,
  TIZILIM_TOKEN: 'secret',
  TIZILIM_DETAILS: false,
  EPZ_URL: undefined,
  PORTAL_USER_AGENT: 'Tendertap/test',
  PORTAL_RATE_LIMIT: false,
  PORTAL_WAIT_SCALE: 0.001,
}

async function connectTo(
  settings: (url: string) => Partial<PortalSettings>,
  answers: (request: PortalRequest) => string | null,
) {
  const portal = await answeringPortal((request) => {
    const body = answers(request)
    return body === null
      ? { status: 404, body: '{"detail":"Not found."}' }
      : { headers: { 'content-type': 'application/json' }, body }
  })
  const [connector] = createConnectors({ ...NOTHING, ...settings(portal.url) })
  if (!connector) throw new Error('no portal is configured')
  return { connector, asked: portal.asked }
}

/** Everything the stream's only page says. */
async function readPage(connector: Connector, name: string): Promise<string> {
  const window = { from: new Date('2026-07-24T00:00:00Z'), to: new Date('2026-07-25T00:00:00Z') }
  const page = await connector.streams
    .find((stream) => stream.name === name)
    ?.page(window, null, AbortSignal.timeout(10_000))
  expect(page?.next).toBeNull()
  const read = page?.items.map((item) => ({ item: `${item.entity} ${item.externalId}`, reading: connector.read(item) }))
  return `${JSON.stringify(read, null, 1)}\n`
}

describe('the state portal', () => {
  test.each(['tenders', 'contracts', 'journal'])('%s: its page is read as pinned', async (stream) => {
    const { connector, asked } = await connectTo(
      (OWS_URL) => ({ OWS_URL }),
      () => fixture(`ows/fixtures/${stream}.json`),
    )
    await expect(await readPage(connector, stream)).toMatchFileSnapshot(`ows/fixtures/${stream}.read.json`)
    expect(asked[0]?.headers['authorization']).toBe('Bearer secret')
    // the window is sent in Almaty's wall clock time
    expect(decodeURIComponent(`${asked[0]?.path} ${asked[0]?.body}`)).toContain(
      stream === 'journal'
        ? 'date_from=2026-07-24&date_to=2026-07-26'
        : '["2026-07-24 05:00:00","2026-07-25 05:00:00"]',
    )
  })
})

describe('the register of subsoil users', () => {
  test('heads are read as pinned, without showing a token', async () => {
    const { connector, asked } = await connectTo(
      (TIZILIM_URL) => ({ TIZILIM_URL }),
      () => fixture('tizilim/fixtures/heads.json'),
    )
    await expect(await readPage(connector, 'heads')).toMatchFileSnapshot('tizilim/fixtures/heads.read.json')
    expect(asked[0]?.headers['authorization']).toBeUndefined()
  })

  test('details are read as pinned where they may be; a head without one stays a head', async () => {
    const answers = ({ path }: PortalRequest) => {
      if (path.startsWith('/api/public/')) return fixture('tizilim/fixtures/heads.json')
      return decodeURIComponent(path) === '/api/tenders/2026.ОК-60622' ? fixture('tizilim/fixtures/detail.json') : null
    }
    const { connector } = await connectTo((TIZILIM_URL) => ({ TIZILIM_URL, TIZILIM_DETAILS: true }), answers)
    await expect(await readPage(connector, 'heads')).toMatchFileSnapshot('tizilim/fixtures/detail.read.json')
  })
})

test('lots of the single window are read as pinned: those of the state portal are left to it, a missing announcement is no failure', async () => {
  const answers = ({ path }: PortalRequest) =>
    path.includes('/lots/')
      ? fixture('epz/fixtures/lots.json')
      : path.endsWith('/announcements/940242401/')
        ? fixture('epz/fixtures/announcement.json')
        : null
  const { connector, asked } = await connectTo((EPZ_URL) => ({ EPZ_URL }), answers)
  await expect(await readPage(connector, 'lots')).toMatchFileSnapshot('epz/fixtures/lots.read.json')
  expect(asked[0]?.headers['referer']).toContain('zakup.gov.kz')
  expect(asked[0]?.path).toContain('system_id__in=2__3')
})
