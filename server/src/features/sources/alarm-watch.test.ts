import { ALARM_KINDS } from '@tendertap/domain/sources/alarms'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { aLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { measureAlarms } from './alarm-metrics.ts'
import { watchAlarms } from './alarm-watch.ts'

const server = await testServer()
const { db } = server
const start = new Date()
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

// a mailbox of its own for each test
let operator = ''
let tests = 0
const listAlarmLetters = async () =>
  (await listMessagesTo(server, operator)).map(({ kind, language, facts }) => [
    kind,
    language,
    facts['alarm'],
    facts['endedAt'] === null ? 'began' : 'ended',
  ])
const look = (minutes: number) => watchAlarms(db.background, operator, at(minutes))

beforeEach(async () => {
  operator = `operator-${(tests += 1)}@test.example`
  for (const table of ['sync_stream', 'sync_gap', 'source_health', 'source_alarm'] as const)
    await db.owner.deleteFrom(table).execute()
  await aLot(server)
  await db.ingestion
    .insertInto('sync_stream')
    .values({
      source: 'ows',
      stream: 'tenders',
      mode: 'live',
      poll_seconds: 86_400,
      connected_at: at(-60),
      last_good_at: at(-1),
    })
    .execute()
})

const openGap = () =>
  db.ingestion
    .insertInto('sync_gap')
    .values({ source: 'ows', stream: 'tenders', window_from: at(-30), window_to: at(-20), reason: 'cut off' })
    .execute()
const closeGap = () =>
  db.ingestion.updateTable('sync_gap').set({ closed_at: new Date() }).where('closed_at', 'is', null).execute()

describe('the operator is told of an alarm', () => {
  test('not at all while all is well', async () => {
    await look(0)
    expect(await listAlarmLetters()).toEqual([])
  })

  test('once when it begins and once when it has ended, in Russian, with what is known of it', async () => {
    await openGap()
    await look(0)
    await look(5)
    expect(await listAlarmLetters()).toEqual([['source_alarm', 'ru', 'gaps', 'began']])
    await closeGap()
    await look(10)
    await look(15)
    expect(await listAlarmLetters()).toHaveLength(1)
    await look(20)
    await look(25)
    expect(await listAlarmLetters()).toEqual([
      ['source_alarm', 'ru', 'gaps', 'began'],
      ['source_alarm', 'ru', 'gaps', 'ended'],
    ])
    const [, ended] = await listMessagesTo(server, operator)
    expect(ended?.facts).toMatchObject({
      source: 'Госзакуп',
      beganAt: at(0).toISOString(),
      endedAt: at(20).toISOString(),
      readAt: at(-1).toISOString(),
      openGaps: 0,
    })
  })

  test('once, when it comes and goes between two checks', async () => {
    await openGap()
    await look(0)
    await closeGap()
    await look(5)
    await openGap()
    await look(10)
    await closeGap()
    await look(15)
    await look(20)
    expect(await listAlarmLetters()).toHaveLength(1)
  })

  test('again, when it begins again after it has ended', async () => {
    await openGap()
    await look(0)
    await closeGap()
    await look(5)
    await look(15)
    await openGap()
    await look(20)
    expect((await listAlarmLetters()).map(([, , , state]) => state)).toEqual(['began', 'ended', 'began'])
  })

  test('once, when many workers check at the same time', async () => {
    const together = (minutes: number) => Promise.all([look(minutes), look(minutes), look(minutes), look(minutes)])
    // every one has its connection by now
    await together(-5)
    await openGap()
    await together(0)
    expect(await listAlarmLetters()).toHaveLength(1)
    await closeGap()
    await look(5)
    await together(15)
    expect(await listAlarmLetters()).toHaveLength(2)
  })

  test('a token that was about to expire and has expired is worse, not over', async () => {
    await db.ingestion
      .insertInto('source_health')
      .values({ source: 'ows', checked_at: start, ok: true, token_expires_at: at(2) })
      .execute()
    for (const minutes of [0, 5, 15]) await look(minutes)
    expect(await listAlarmLetters()).toEqual([
      ['source_alarm', 'ru', 'token_expires', 'began'],
      ['source_alarm', 'ru', 'token_expired', 'began'],
    ])
  })
})

describe('a letter about a clock', () => {
  test('says how far it is off', async () => {
    await db.ingestion
      .insertInto('source_health')
      .values({ source: 'ows', checked_at: start, ok: true, own_clock_ahead_seconds: 5_400 })
      .execute()
    await look(0)
    const [letter] = await listMessagesTo(server, operator)
    expect(letter?.facts).toMatchObject({ alarm: 'own_clock', clockAheadSeconds: 5_400 })
  })
})

describe('metrics', () => {
  const lines: string[] = []
  const measured = async (database = db.background) => {
    const { registry } = createMetrics('worker')
    measureAlarms(registry, database, createLog('info', 'worker', { write: (line) => void lines.push(line) }))
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('tendertap_source_alarm{'))
  }

  test('have a figure for every alarm of every connected source', async () => {
    await openGap()
    const figures = await measured()
    expect(figures).toHaveLength(ALARM_KINDS.length)
    expect(figures.filter((line) => line.endsWith(' 1'))).toEqual([
      expect.stringContaining('source="ows",alarm="gaps"'),
    ])
  })

  test('leave the alarms out when the database cannot be read, and the log says so', async () => {
    // this role may not read them
    expect(await measured(db.application)).toEqual([])
    expect(lines.join('')).toContain('the alarms could not be measured')
  })
})
