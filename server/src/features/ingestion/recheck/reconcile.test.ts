import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PortalProblem } from '../../../portals/problem.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { fakeDeletion, fakeTender } from '../../../testing/fake-portal.ts'
import { DAY, HOUR, fakeRuns, signal, START, tender } from '../../../testing/fake-runs.ts'
import { isReconcileDue, reconcile } from './reconcile.ts'
import { savePage } from '../save/save-page.ts'

const { clock, db, owner, servePages, row } = fakeRuns(await freshDatabase())

describe('reconciling', () => {
  test('asks for open tenders that no list has shown for a day; one that is missing twice is withdrawn', async () => {
    const portal = servePages(3)
    await portal.run()
    await sql`update tender set status = 'Завершен' where external_id = 't3'`.execute(owner)
    await sql`update tender set application_end_at = ${new Date(START)}`.execute(owner)
    expect(await reconcile(portal.ingestion, signal)).toBeNull()
    expect(portal.asked).toHaveLength(3)
    clock.ms += 25 * HOUR
    portal.shown.set('t1', tender(1))
    expect(await reconcile(portal.ingestion, signal)).toBeNull()
    expect(await db.selectFrom('tender').select('external_id').where('withdrawn_at', 'is not', null).execute()).toEqual(
      [{ external_id: 't2' }],
    )
    await reconcile(portal.ingestion, signal)
    expect(await row('reconcile')).toMatchObject({ failures: 0, window_to: null, last_good_at: expect.any(Date) })
  })

  const withdrawn = async () =>
    (
      await db
        .selectFrom('tender')
        .select('external_id')
        .where('withdrawn_at', 'is not', null)
        .orderBy('external_id')
        .execute()
    ).map((one) => one.external_id)

  test('asks for a tender although a lot of another one was shown', async () => {
    const portal = servePages(2)
    await portal.run()
    clock.ms += 25 * HOUR
    await sql`
      insert into raw_head select (json_populate_record(h, json_build_object('entity', 'lot', 'external_id', 'l1', 'seen_at', ${new Date(clock.ms)}::timestamptz))).*
      from raw_head h where external_id = 't1'`.execute(owner)
    portal.asked.length = 0
    await reconcile(portal.ingestion, signal)
    expect(await withdrawn()).toEqual(['t2'])
  })

  test('withdraws nothing when an answer lacks many tenders at once, and asks again later', async () => {
    const portal = servePages(50)
    const due = () => isReconcileDue(db, 'ows', new Date(clock.ms))
    expect(await due()).toBe(false)
    await portal.run()
    // how many is many is counted among open tenders
    await sql`
      insert into tender overriding system value
      select (json_populate_record(t, json_build_object('id', 1000000 + n, 'external_id', 'closed ' || n, 'code', 'closed ' || n, 'status', 'Завершен'))).*
      from tender t, generate_series(1, 500) as n where t.external_id = 't1'`.execute(owner)
    clock.ms = Date.parse('2026-07-12T20:30:00Z')
    for (let n = 12; n <= 50; n++) portal.shown.set(`t${n}`, tender(n))
    expect(await reconcile(portal.ingestion, signal)).toMatchObject({ kind: 'passing' })
    expect(await withdrawn()).toEqual([])
    expect(await row('reconcile')).toMatchObject({ failures: 1, last_good_at: null })
    expect(await due()).toBe(false)
    clock.ms += HOUR
    expect(await due()).toBe(true)
    portal.shown.set('t11', tender(11))
    expect(await reconcile(portal.ingestion, signal)).toBeNull()
    expect(await withdrawn()).toHaveLength(10)
  })

  test('asks for a tender withdrawn as absent again for a week, and it returns when the portal shows it', async () => {
    const portal = servePages(3)
    await portal.run()
    await savePage(db, {
      connector: portal.connector,
      lexemes: portal.ingestion.lexemes,
      stream: 'journal',
      items: [fakeDeletion('tender', 't3')],
      fetchedAt: new Date((clock.ms += 1)),
    })
    const nextNight = () => {
      clock.ms += 25 * HOUR
      portal.asked.length = 0
      return reconcile(portal.ingestion, signal)
    }
    portal.shown.set('t1', tender(1))
    await nextNight()
    await nextNight()
    expect(await withdrawn()).toEqual(['t2', 't3'])
    portal.shown.set('t2', tender(2))
    portal.shown.set('t3', tender(3))
    expect(await nextNight()).toBeNull()
    expect(await withdrawn()).toEqual(['t3'])
    portal.shown.delete('t2')
    await nextNight()
    for (let night = 0; night < 7; night++) await nextNight()
    const raw = await sql<{ n: number }>`select count(*) as n from raw_payload where external_id = 'absent:t2'`.execute(
      db,
    )
    expect(raw.rows).toEqual([{ n: 2 }])
    portal.shown.set('t2', tender(2))
    await nextNight()
    expect(await withdrawn()).toEqual(['t2', 't3'])
  })

  test.each([
    ['permanent', 400],
    ['passing', 500],
  ] as const)(
    'one whose answer always is a failure (%s, %i) is left as it is and keeps nobody from being asked for',
    async (kind, status) => {
      const portal = servePages(3)
      await portal.run()
      clock.ms += 25 * HOUR
      portal.shown.set('t1', tender(1))
      const tenders: typeof portal.connector.tenders = async (ids, ...rest) => {
        if (ids.includes('t2')) throw new PortalProblem(kind, 'broken', { status })
        return portal.connector.tenders(ids, ...rest)
      }
      expect(await reconcile({ ...portal.ingestion, connector: { ...portal.connector, tenders } }, signal)).toBeNull()
      expect(await withdrawn()).toEqual(['t3'])
    },
  )

  test('stops asking a portal that fails for every tender', async () => {
    const portal = servePages(20)
    await portal.run()
    clock.ms += 25 * HOUR
    let asked = 0
    const tenders = () => Promise.reject(new PortalProblem('passing', `broken ${(asked += 1)}`, { status: 500 }))
    expect(await reconcile({ ...portal.ingestion, connector: { ...portal.connector, tenders } }, signal)).toMatchObject(
      { message: 'broken 1' },
    )
    expect(asked).toBe(12)
  })

  test('withdraws nothing if the answers of the portal do not prove absence', async () => {
    const portal = servePages(2)
    await portal.run()
    clock.ms += 25 * HOUR
    portal.shown.set('t1', fakeTender({ id: 't1', nameRu: 'Новое', lots: [{ id: 'l1' }] }))
    const ingestion = { ...portal.ingestion, connector: { ...portal.connector, provesAbsence: false } }
    expect(await reconcile(ingestion, signal)).toBeNull()
    expect(await withdrawn()).toEqual([])
    expect(await db.selectFrom('tender').select('name_ru').where('external_id', '=', 't1').execute()).toEqual([
      { name_ru: 'Новое' },
    ])
  })
})

test('old runs are deleted even when reconciling fails', async () => {
  const portal = servePages(1)
  await portal.run()
  await sql`update sync_run set started_at = ${new Date(START - 100 * DAY)}`.execute(owner)
  await sql`update raw_head set seen_at = ${new Date(START - 2 * DAY)}`.execute(owner)
  const connector = { ...portal.connector, tenders: () => Promise.reject(new PortalProblem('passing', 'down')) }
  expect(await reconcile({ ...portal.ingestion, connector }, signal)).toMatchObject({ message: 'down' })
  expect(await db.selectFrom('sync_run').select('stream').execute()).toEqual([{ stream: 'reconcile' }])
})
