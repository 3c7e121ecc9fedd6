import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Output } from '@tendertap/contract/calls/index'
import { MAX_MESSAGES } from '../../jobs/dead-letters.ts'
import { DEAD_LETTERS } from '../../jobs/job.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { aPerson, getToken } from '../../testing/builders.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { testServer } from '../../testing/server.ts'
import { measureDelivery } from './metrics.ts'
import { watchDelivery } from './watch.ts'

const server = await testServer()
const { db } = server
const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
const start = new Date()
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

// a mailbox of its own for each test
let operator = ''
let tests = 0

beforeEach(async () => {
  operator = `operator-${(tests += 1)}@test.example`
  for (const table of ['event', 'delivery_alarm'] as const) await db.owner.deleteFrom(table).execute()
  await sql`delete from pgboss.job_common`.execute(db.owner)
})

interface TestDelivery {
  state?: string
  channel?: string
  problem?: string | null
  stateAt?: Date
  /** of a notice */
  dueAt?: Date | null
  kind?: string
}

/** Of a workspace, unless it is a letter of the alarm itself. */
async function aDelivery({
  state = 'failed',
  channel = 'email',
  problem = null,
  stateAt = at(-1),
  dueAt = null,
  kind = 'test_letter',
}: TestDelivery): Promise<string> {
  const { id, workspaceId } = await aPerson(server, ['manager'])
  const isOwn = kind === 'delivery_alarm'
  const workspace = isOwn ? null : workspaceId
  const { rows } = await sql<{ id: string }>`
    with happened as (insert into event (workspace_id, kind, facts) values (${workspace}, ${kind}, '{}') returning id)
    insert into delivery (workspace_id, event_id, user_id, channel, address, name, language, state, problem, state_at, sent_at, due_at, batch_id)
    select ${workspace}, happened.id, ${isOwn ? null : id}, ${channel}, 'aigul@stroy.example', 'Айгуль Секретова', 'ru', ${state}, ${problem}, ${stateAt},
      ${state === 'sent' ? stateAt : null}, ${dueAt}, ${dueAt ? randomUUID() : null}
    from happened returning id`.execute(db.owner)
  return rows[0]?.id ?? ''
}

async function aDeadLetter(job: string, message: string, createdAt: Date, payload: object = {}): Promise<void> {
  await sql`
    insert into pgboss.job_common (name, data, created_on, source_name, source_output)
    values (${DEAD_LETTERS}, ${JSON.stringify(payload)}::jsonb, ${createdAt}, ${job}, ${JSON.stringify({ message })}::jsonb)`.execute(
    db.owner,
  )
}

const read = async (): Promise<Output<'superadmin/getDelivery'>> =>
  (await server.call('superadmin/getDelivery', {}, superadmin)).body
const readEmail = async () => (await read()).channels.find(({ channel }) => channel === 'email')

describe('the operator sees of deliveries', () => {
  test('that all is well when nothing failed', async () => {
    await aDelivery({ state: 'sent' })
    await aDelivery({ state: 'sent', channel: 'bell' })
    const { troubles, channels, problems, deadLetters } = await read()
    expect(troubles).toEqual([])
    const none = { failed: 0, uncertain: 0, dropped: 0, waiting: 0, waitingSince: null }
    expect(channels).toEqual([
      { channel: 'email', sent: 1, ...none },
      { channel: 'telegram', sent: 0, ...none },
    ])
    expect([problems, deadLetters]).toEqual([[], []])
  })

  test('how they ended in the last 24 hours, by channel, and why, without a name or an address', async () => {
    const refused = 'the mail server refused the recipient (550 5.1.1)'
    await aDelivery({ problem: refused, stateAt: at(-60) })
    await aDelivery({ problem: refused, stateAt: at(-5) })
    await aDelivery({ problem: 'of yesterday', stateAt: at(-25 * 60) })
    await aDelivery({ state: 'uncertain', problem: 'no answer' })
    await aDelivery({ state: 'dropped', problem: 'switched off', channel: 'telegram' })
    const answer = await read()
    expect(answer.troubles).toEqual(['failed'])
    expect(answer.channels).toMatchObject([
      { channel: 'email', sent: 0, failed: 2, uncertain: 1, dropped: 0 },
      { channel: 'telegram', failed: 0, dropped: 1 },
    ])
    expect(answer.problems).toEqual([
      { channel: 'email', outcome: 'failed', problem: refused, count: 2, lastAt: at(-5).toISOString() },
      { channel: 'email', outcome: 'uncertain', problem: 'no answer', count: 1, lastAt: at(-1).toISOString() },
      { channel: 'telegram', outcome: 'dropped', problem: 'switched off', count: 1, lastAt: at(-1).toISOString() },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/aigul|Секретова/)
  })

  test('what waits now and since when: a notice from when it is due, and not one that is due later', async () => {
    await aDelivery({ state: 'queued', dueAt: at(-20) })
    await aDelivery({ state: 'queued', dueAt: at(-2), problem: 'put off' })
    await aDelivery({ state: 'queued', dueAt: at(60) })
    expect(await readEmail()).toMatchObject({ waiting: 2, waitingSince: at(-20).toISOString() })
    const { troubles, problems } = await read()
    expect(troubles).toEqual(['stuck'])
    expect(problems).toMatchObject([{ outcome: 'waiting', problem: 'put off', count: 1 }])
  })

  test('a message that waits from when it was asked for, but not one that lost its job in the middle', async () => {
    await aDelivery({ state: 'queued' })
    await aDelivery({ state: 'sending', stateAt: at(-120) })
    expect(await readEmail()).toMatchObject({ waiting: 1 })
  })

  test('the moment of the outcome, not that of the message', async () => {
    const id = await aDelivery({ state: 'queued', stateAt: at(-48 * 60) })
    await sql`update delivery set state = 'failed', problem = 'refused' where id = ${id}`.execute(db.background)
    await expect.poll(readEmail).toMatchObject({ failed: 1, waiting: 0 })
  })

  test('the dead letters of jobs by job and problem, without the values in them', async () => {
    await aDeadLetter('matching/learn', 'the profile of "ТОО Берекет" is gone', at(-600))
    await aDeadLetter('matching/learn', 'the profile of "ИП Асель" is gone', at(-5))
    await aDeadLetter('audit/link', 'too old to be shown', at(-8 * 24 * 60))
    const { troubles, deadLetters } = await read()
    expect(troubles).toEqual(['dead_letters'])
    expect(deadLetters).toEqual([
      {
        job: 'matching/learn',
        problem: 'the profile of "…" is gone',
        count: 2,
        firstAt: at(-600).toISOString(),
        lastAt: at(-5).toISOString(),
      },
    ])
  })

  test('no more dead letters of different messages than can be read at once', async () => {
    await sql`
      insert into pgboss.job_common (name, data, created_on, source_name, source_output)
      select ${DEAD_LETTERS}, '{}', ${at(-5)}, 'matching/learn', jsonb_build_object('message', 'the profile of "' || n || '" is gone')
      from generate_series(1, ${MAX_MESSAGES + 50}) n`.execute(db.owner)
    expect((await read()).deadLetters).toMatchObject([{ job: 'matching/learn', count: MAX_MESSAGES }])
  })

  test('dead letters of other days, which are no trouble of today', async () => {
    await aDeadLetter('matching/learn', 'failed', at(-3 * 24 * 60))
    expect(await read()).toMatchObject({ troubles: [], deadLetters: [{ count: 1 }] })
  })

  test('nothing, when somebody else asks', async () => {
    const admin = await getToken(server, await aPerson(server, ['admin']))
    expect((await server.call('superadmin/getDelivery', {}, admin)).status).toBe(403)
    await expect(sql`select from delivery_counts(now(), now())`.execute(db.application)).rejects.toThrow(
      /permission denied/,
    )
  })
})

describe('the operator is written to', () => {
  const look = (minutes: number) => watchDelivery(db.background, operator, at(minutes))
  const listStages = async () => (await listMessagesTo(server, operator)).map(({ facts }) => facts['stage'])
  /** The letters to the operator wait as well, since nothing delivers them here. */
  const listFacts = async () => (await listMessagesTo(server, operator)).map(({ kind, facts }) => ({ kind, ...facts }))

  test('not at all while all is well', async () => {
    await aDelivery({ state: 'sent' })
    await aDelivery({ state: 'dropped' })
    await look(0)
    expect(await listStages()).toEqual([])
  })

  test('of new failures at once, of further ones after an hour, and when an hour had none', async () => {
    await aDelivery({ stateAt: at(-1) })
    await aDeadLetter('messages/deliver', 'refused', at(-1))
    for (const minutes of [0, 5, 10]) await look(minutes)
    expect(await listFacts()).toMatchObject([
      { kind: 'delivery_alarm', stage: 'began', troubles: ['failed', 'dead_letters'], failed: 1, deadLetters: 1 },
    ])
    await aDelivery({ stateAt: at(12) })
    await aDelivery({ stateAt: at(40) })
    for (const minutes of [15, 45, 55]) await look(minutes)
    expect(await listStages()).toEqual(['began'])
    for (const minutes of [60, 65, 115]) await look(minutes)
    expect((await listFacts())[1]).toMatchObject({ stage: 'lasts', failed: 2, deadLetters: 0 })
    expect(await listStages()).toEqual(['began', 'lasts'])
    for (const minutes of [120, 125, 300]) await look(minutes)
    expect(await listStages()).toEqual(['began', 'lasts', 'ended'])
    expect((await listFacts())[2]).toMatchObject({ beganAt: at(0).toISOString(), endedAt: at(120).toISOString() })
  })

  test('again, when something fails after it was over, and only of that', async () => {
    await aDelivery({ stateAt: at(-1) })
    for (const minutes of [0, 60]) await look(minutes)
    await aDelivery({ stateAt: at(62) })
    await look(65)
    expect(await listStages()).toEqual(['began', 'ended', 'began'])
    expect((await listFacts())[2]).toMatchObject({ failed: 1 })
  })

  test('when due notices wait for a quarter of an hour, and not before', async () => {
    await aDelivery({ state: 'queued', dueAt: at(0) })
    await look(14)
    expect(await listStages()).toEqual([])
    await look(15)
    expect(await listFacts()).toMatchObject([
      { stage: 'began', troubles: ['stuck'], waiting: 1, waitingSince: at(0).toISOString() },
    ])
    await sql`update delivery set state = 'sent', sent_at = now() where due_at is not null`.execute(db.owner)
    for (const minutes of [20, 70]) await look(minutes)
    expect(await listStages()).toEqual(['began'])
    await look(75)
    expect(await listStages()).toEqual(['began', 'ended'])
  })

  test('not because a letter of the alarm itself failed, waits or left a dead letter', async () => {
    const deliveryId = await aDelivery({ kind: 'delivery_alarm' })
    await aDeadLetter('messages/deliver', 'refused', at(-1), { deliveryId })
    await aDelivery({ kind: 'delivery_alarm', state: 'queued', stateAt: at(-60) })
    for (const minutes of [0, 30, 120]) await look(minutes)
    expect(await listStages()).toEqual([])
    expect(await readEmail()).toMatchObject({ failed: 1 })
  })

  test('of a dead letter whose payload nobody understands', async () => {
    await aDeadLetter('messages/deliver', 'odd', at(-1), { deliveryId: 'no id' })
    await look(0)
    expect(await listStages()).toEqual(['began'])
  })

  test('of what failed while a check was under way, by the next one', async () => {
    await aDelivery({ stateAt: at(-1) })
    await look(0)
    // it began before the check and was committed after it
    await aDelivery({ stateAt: new Date(at(0).getTime() - 1_000) })
    await look(60)
    expect((await listFacts())[1]).toMatchObject({ stage: 'lasts', failed: 1 })
  })

  test('once, when many workers look at the same time', async () => {
    const together = (minutes: number) => Promise.all([look(minutes), look(minutes), look(minutes), look(minutes)])
    // every one has its connection by now
    await together(-5)
    await aDelivery({ stateAt: at(-1) })
    await together(0)
    await together(60)
    expect(await listStages()).toEqual(['began', 'ended'])
  })
})

describe('metrics', () => {
  const lines: string[] = []
  const measure = async (database = db.background) => {
    const { registry } = createMetrics('worker')
    measureDelivery(registry, database, createLog('info', 'worker', { write: (line) => void lines.push(line) }))
    const all = (await registry.metrics()).split('\n')
    return all.filter((line) => /^tendertap_(dead_letters|deliveries_waiting_seconds)\{/.test(line))
  }

  test('count dead letters by job and tell how long the oldest delivery waits', async () => {
    await aDeadLetter('matching/learn', 'failed', at(-1))
    await aDeadLetter('matching/learn', 'failed otherwise', at(-1))
    await aDelivery({ state: 'queued', channel: 'telegram', dueAt: at(-60) })
    const figures = await measure()
    expect(figures).toContainEqual(expect.stringMatching(/^tendertap_dead_letters\{.*job="matching\/learn".*\} 2$/))
    expect(figures).toContainEqual(expect.stringMatching(/waiting_seconds\{.*channel="email".*\} 0$/))
    const [, seconds] = figures.find((line) => line.includes('channel="telegram"'))?.split('} ') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(3_600)
  })

  test('are left out when the database cannot be read, and the log says so', async () => {
    // this role may not read them
    expect(await measure(db.ingestion)).toEqual([])
    expect(lines.join('')).toContain('the deliveries could not be measured')
  })
})
