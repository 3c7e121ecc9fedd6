import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, inDays, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server
const MINUTE = 1 / (24 * 60)

beforeEach(async () => {
  for (const table of [
    'sync_stream',
    'sync_run',
    'sync_gap',
    'unknown_value',
    'source_health',
    'source_alarm',
  ] as const)
    await db.owner.deleteFrom(table).execute()
})

/** A list of a source, read well so many minutes ago. */
async function aList(
  source: string,
  minutesAgo: number | null,
  changes: { stream?: string; connectedDays?: number } = {},
) {
  await db.ingestion
    .insertInto('sync_stream')
    .values({
      source,
      stream: changes.stream ?? 'tenders',
      mode: 'live',
      poll_seconds: 300,
      connected_at: inDays(-(changes.connectedDays ?? 30)),
      last_good_at: minutesAgo === null ? null : inDays(-minutesAgo * MINUTE),
      last_tried_at: inDays(-MINUTE),
    })
    .execute()
}

async function aGap(source: string, changes: { closed?: boolean; hoursAgo?: number } = {}) {
  const at = inDays(-(changes.hoursAgo ?? 1) / 24)
  await db.ingestion
    .insertInto('sync_gap')
    .values({
      source,
      stream: 'tenders',
      window_from: at,
      window_to: new Date(at.getTime() + 1000),
      reason: 'page 3 could not be read',
      noticed_at: at,
      closed_at: changes.closed ? new Date() : null,
    })
    .execute()
}

describe('lots/getFreshness', () => {
  const fresh = async () =>
    (await call('lots/getFreshness', {}, await getToken(server, await aPerson(server, ['lead'])))).body

  test('says of each source and of the whole when it was updated and that nothing is missing', async () => {
    await aList('ows', 3)
    await aList('tizilim', 1)
    await aGap('ows', { closed: true })
    const body = await fresh()
    expect(body).toMatchObject({ state: 'fresh', gaps: 0, silentSince: null })
    expect(body.sources.map(({ source, name, state }: Record<string, string>) => [source, name, state])).toEqual([
      ['epz', 'ЕПЗ', 'off'],
      ['ows', 'Госзакуп', 'fresh'],
      ['tizilim', 'Tizilim', 'fresh'],
    ])
    // the oldest source speaks for the whole
    expect(Date.parse(body.at) - Date.parse(body.updatedAt)).toBeGreaterThan(2.9 * 60_000)
  })

  test('counts open gaps and names a silent source, also when only one of its lists is', async () => {
    await aList('ows', 3)
    await aList('ows', 40, { stream: 'contracts' })
    await aList('tizilim', 1)
    await aGap('tizilim')
    const body = await fresh()
    expect(body).toMatchObject({ state: 'silent', gaps: 1 })
    expect(body.sources).toMatchObject([
      { state: 'off' },
      { source: 'ows', state: 'silent' },
      { source: 'tizilim', state: 'gaps', gaps: 1 },
    ])
    expect(Date.parse(body.at) - Date.parse(body.silentSince)).toBeGreaterThan(39 * 60_000)
  })

  test('a list that is only being backfilled does not count', async () => {
    await aList('ows', 3)
    await db.ingestion
      .insertInto('sync_stream')
      .values({ source: 'ows', stream: 'tenders', mode: 'backfill', poll_seconds: 300, connected_at: inDays(-3) })
      .execute()
    expect(await fresh()).toMatchObject({ state: 'fresh' })
  })

  test('is answered to members and to the operator, as the catalogue is', async () => {
    expect(await call('lots/getFreshness', {})).toMatchObject({ status: 401 })
    const unpaid = await aPerson(server, ['admin'], await aWorkspace(server, { subscribed: false }))
    expect(await call('lots/getFreshness', {}, await getToken(server, unpaid))).toMatchObject({ status: 402 })
    expect(
      await call('lots/getFreshness', {}, await getToken(server, await aPerson(server, ['superadmin']))),
    ).toMatchObject({ status: 200, body: { state: 'off' } })
  })
})

describe('superadmin/getSources', () => {
  const ows = async () => {
    const { status, body } = await call(
      'superadmin/getSources',
      {},
      await getToken(server, await aPerson(server, ['superadmin'])),
    )
    expect(status).toBe(200)
    return body.find(({ source }: { source: string }) => source === 'ows')
  }

  test('is for the operator alone', async () => {
    expect(
      await call('superadmin/getSources', {}, await getToken(server, await aPerson(server, ['admin']))),
    ).toMatchObject({ status: 403 })
  })

  test('shows a source nobody has connected without alarms', async () => {
    await db.ingestion
      .insertInto('source_health')
      .values({ source: 'ows', checked_at: new Date(), ok: false, problem: 'no token' })
      .execute()
    expect(await ows()).toMatchObject({
      state: 'off',
      alarms: [],
      lists: [],
      runs: [],
      lag: { p50: null, p95: null, lots: 0 },
    })
  })

  test('shows what was read, when, and how late lots become visible', async () => {
    await aList('ows', 2, { connectedDays: 1 })
    // published before anybody read the source: it was not late
    await aLot(server, { publishedAt: inDays(-3) })
    for (const minutes of [10, 20, 30]) await aLot(server, { publishedAt: inDays(-minutes * MINUTE) })
    for (let run = 1; run <= 12; run += 1) {
      await db.ingestion
        .insertInto('sync_run')
        .values({
          source: 'ows',
          stream: 'tenders',
          mode: 'live',
          started_at: inDays(-2 + run / 8),
          ended_at: inDays(-2 + run / 8),
          pages: run,
          failed_pages: 1,
        })
        .execute()
    }
    const source = await ows()
    expect(source).toMatchObject({
      name: 'Госзакуп',
      state: 'fresh',
      alarms: [],
      lag: { lots: 3 },
      lists: [{ stream: 'tenders', pollSeconds: 300, failures: 0 }],
    })
    expect(source.lag.p50).toBeCloseTo(20 * 60, -2)
    expect(source.lag.p95).toBeCloseTo(29 * 60, -2)
    expect(source.newLots.count).toBeGreaterThanOrEqual(4)
    expect(source.runs.map(({ pages }: { pages: number }) => pages)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    // runs 9 to 12 began within the last 24 hours
    expect(source.failedPages).toBe(4)
  })

  test('raises an alarm for everything that is wrong, the gravest first, and says since when', async () => {
    await aLot(server)
    await aList('ows', 40)
    for (let hours = 1; hours <= 22; hours += 1) await aGap('ows', { hoursAgo: hours })
    await aGap('ows', { closed: true, hoursAgo: 30 })
    await db.ingestion
      .insertInto('source_health')
      .values({ source: 'ows', checked_at: new Date(), ok: false, problem: 'HTTP 403', token_expires_at: inDays(5) })
      .execute()
    await db.ingestion
      .insertInto('unknown_value')
      .values({ source: 'ows', kind: 'status', portal_id: '440', portal_name: 'Приостановлено', times: 6 })
      .execute()
    await db.background
      .insertInto('source_alarm')
      .values({ source: 'ows', kind: 'silent', began_at: inDays(-1) })
      .execute()
    const source = await ows()
    expect(source).toMatchObject({
      state: 'silent',
      gaps: 22,
      accessProblem: 'HTTP 403',
      alarms: [
        { kind: 'refused', severity: 'bad', since: null },
        { kind: 'silent', severity: 'bad' },
        { kind: 'gaps', severity: 'warn' },
        { kind: 'token_expires' },
        { kind: 'unknown_values' },
      ],
      unknownValues: [{ kind: 'status', portalId: '440', portalName: 'Приостановлено', times: 6 }],
    })
    expect(Date.parse(source.alarms[1].since)).toBeLessThan(Date.now() - 86_000_000)
    expect(source.newestGaps).toHaveLength(20)
    expect(Date.parse(source.newestGaps[0].noticedAt)).toBeGreaterThan(Date.parse(source.newestGaps[19].noticedAt))
  })
})
