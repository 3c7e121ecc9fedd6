import { describe, expect, test } from 'vitest'
import type { Page } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { checkHealth, runCycle } from './cycle.ts'
import { fakeContract, fakeDeletion, fakePortal, fakeTender } from '../../../testing/fake-portal.ts'
import { fakeRuns, settings, signal, START, tender } from '../../../testing/fake-runs.ts'

const { db, createIngestion, row } = fakeRuns(await freshDatabase())

describe('a round through a source', () => {
  test('asks for the tender of a contract that came before it, once', async () => {
    const contracts = async (): Promise<Page> => ({
      items: [
        fakeContract({ id: 'c', tender: 't7', won: { l7: '5' } }),
        fakeContract({ id: 'd', tender: 'gone', won: { x: '5' } }),
      ],
      next: null,
    })
    const { connector, shown, asked } = fakePortal({ contracts: { page: contracts } })
    shown.set('t7', tender(7))
    const ingestion = createIngestion(connector)
    expect(await runCycle(ingestion, settings, signal)).toEqual([])
    await runCycle(ingestion, settings, signal)
    expect(asked).toEqual([['gone', 't7']])
    expect(
      await db.selectFrom('award').innerJoin('lot', 'lot.id', 'award.lot_id').select('lot.external_id').execute(),
    ).toEqual([{ external_id: 'l7' }])
  })

  test('asks again for the tender of a deleted lot, whichever came first: what the portal shows counts', async () => {
    const lots = [{ id: 'l1' }, { id: 'l2' }]
    const deleted = [fakeDeletion('lot', 'l1'), fakeDeletion('lot', 'm1'), fakeDeletion('lot', 'n1')]
    const shownNow = [fakeTender({ id: 't1', lots }), fakeTender({ id: 't2', lots: [{ id: 'm2' }] })]
    const before = [
      fakeTender({ id: 't1', lots }),
      fakeTender({ id: 't2', lots: [{ id: 'm1' }, { id: 'm2' }] }),
      fakeTender({ id: 't3', lots: [{ id: 'n1' }, { id: 'n2' }] }),
    ]
    let round = 0
    const { connector, shown, asked } = fakePortal({
      tenders: { page: async () => ({ items: round === 0 ? before : [], next: null }) },
      journal: { page: async () => ({ items: round === 0 ? deleted : [], next: null }) },
    })
    for (const item of shownNow) shown.set(item.externalId, item)
    const ingestion = createIngestion(connector)
    for (; round < 3; round += 1) expect(await runCycle(ingestion, settings, signal)).toEqual([])
    expect(asked).toEqual([['t1', 't2', 't3']])
    const left = await db
      .selectFrom('lot')
      .select('external_id')
      .where('withdrawn_at', 'is', null)
      .orderBy('external_id')
      .execute()
    expect(left.map((lot) => lot.external_id)).toEqual(['l1', 'l2', 'm2', 'n2'])
    const counted = await db
      .selectFrom('tender')
      .select(['external_id', 'lots_count'])
      .where('withdrawn_at', 'is', null)
      .orderBy('external_id')
      .execute()
    expect(counted).toEqual([
      { external_id: 't1', lots_count: 2 },
      { external_id: 't2', lots_count: 1 },
      { external_id: 't3', lots_count: 1 },
    ])
  })

  test('asks for it in the next round, too, as long as the portal fails to answer', async () => {
    const all = {
      tenders: [fakeTender({ id: 't1', lots: [{ id: 'l1' }, { id: 'l2' }] })],
      journal: [fakeDeletion('lot', 'l1')],
    }
    let round = 0
    const { connector, shown } = fakePortal({
      tenders: { page: async () => ({ items: round === 0 ? all.tenders : [], next: null }) },
      journal: { page: async () => ({ items: round === 0 ? all.journal : [], next: null }) },
    })
    for (const item of all.tenders) shown.set(item.externalId, item)
    const tenders: typeof connector.tenders = (...words) =>
      round === 0
        ? Promise.reject(new PortalProblem('passing', 'broken', { status: 500 }))
        : connector.tenders(...words)
    const ingestion = createIngestion({ ...connector, tenders })
    expect(await runCycle(ingestion, settings, signal)).toMatchObject([
      { kind: 'passing', message: 'No answer about t1' },
    ])
    round = 1
    expect(await runCycle(ingestion, settings, signal)).toEqual([])
    expect(await db.selectFrom('lot').select('external_id').where('withdrawn_at', 'is not', null).execute()).toEqual([])
  })

  test('stops asking when the portal refuses access, and reports it', async () => {
    const { connector } = fakePortal({
      one: { page: () => Promise.reject(new PortalProblem('access', 'Invalid Route')) },
      two: { page: () => Promise.reject(new Error('must not be asked')) },
    })
    const refusing = {
      ...connector,
      health: async () => ({ ok: false, problem: 'Invalid Route', tokenExpiresAt: new Date(START) }),
    }
    const ingestion = createIngestion(refusing)
    expect(await runCycle(ingestion, settings, signal)).toMatchObject([{ kind: 'access' }])
    expect(await checkHealth(ingestion, signal)).toBe(false)
    expect(await db.selectFrom('source_health').selectAll().where('source', '=', 'ows').execute()).toMatchObject([
      { ok: false, problem: 'Invalid Route', token_expires_at: new Date(START) },
    ])
    expect(await row('one')).toMatchObject({ failures: 1, problem: 'Invalid Route' })
  })
})
