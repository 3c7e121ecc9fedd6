import { describe, expect, test } from 'vitest'
import { aTeam, PERIOD, type Step } from '../../testing/a-team.ts'
import { aTender } from '../../testing/a-tender.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

describe('results', () => {
  test('weigh what we offered, as recorded last, in the month of the result', async () => {
    const { token, manager, procurement, record, read, listBehind } = await aTeam(server)
    const { lots } = await aTender(server, { lots: 3 })
    const placed = (at: string): Step[] => [
      { action: 'activateLot', at, by: manager },
      { action: 'lotPlacement', at, by: procurement },
      { action: 'completeLot', at, by: procurement },
    ]
    const [first, second, third] = lots.map(({ id }) => id)
    if (!first || !second || !third) throw new Error('no lots')
    const filled = { at: '2026-05-20T10:00:00+05', by: procurement }
    await record(first, {
      steps: placed('2026-03-01T10:00:00+05'),
      offerPrice: '3000000.50',
      results: [
        { ...filled, decidedAt: '2026-04-01T10:00:00+05', finalStatus: 'held', winner: true, amount: '2500000' },
      ],
    })
    await record(second, {
      steps: placed('2026-03-01T10:00:00+05'),
      offerPrice: '1000000.25',
      results: [
        { ...filled, decidedAt: '2026-04-01T10:00:00+05', finalStatus: 'held', winner: true, amount: '1' },
        {
          ...filled,
          decidedAt: '2026-04-30T23:00:00+05',
          finalStatus: 'held',
          winner: false,
          amount: '900000',
          reason: 'price',
        },
      ],
    })
    // without a date of the result, the day on which it was recorded counts
    await record(third, {
      steps: placed('2026-03-01T10:00:00+05'),
      results: [{ ...filled, decidedAt: null, finalStatus: 'held', winner: false, amount: '1' }],
    })
    const team = await read(PERIOD)
    expect(team.results).toMatchObject({
      won: { lots: 1, value: 3_000_000.5 },
      lost: { lots: 1, value: 1_000_000.25 },
      cancelled: { lots: 0, value: 0 },
      byCount: 50,
      byValue: 75,
    })
    expect(team.losses).toEqual([{ reason: 'price', lots: 1, value: 1_000_000.25 }])
    expect(await listBehind({ kind: 'loss', reason: 'price' }, PERIOD)).toEqual([second])
    expect(await listBehind({ kind: 'loss', reason: null }, { from: '2026-05', to: '2026-05' })).toEqual([third])
    expect(await listBehind({ kind: 'result', outcome: 'won' }, PERIOD)).toEqual([first])
    const { body } = await server.call(
      'analytics/getTeamLots',
      { ...PERIOD, figure: { kind: 'result', outcome: 'won' } },
      token,
    )
    expect(body.data[0]).toMatchObject({
      lotId: first,
      state: 'awarded',
      plannedAmount: 100_000,
      finalAmount: 2_500_000,
      decidedAt: '2026-04-01T05:00:00.000Z',
    })
  })
})

test('past results count beside those of the work, each lot once, also when the catalogue does not have it', async () => {
  const { workspaceId, token, manager, record, read, listBehind } = await aTeam(server)
  const { lots } = await aTender(server, { lots: 2 })
  const [worked, past] = lots
  await record(worked?.id ?? 0, {
    steps: ['activateLot', 'lotPlacement', 'completeLot'].map((action) => ({
      action,
      at: '2026-03-02T06:00:00Z',
      by: manager,
    })),
    offerPrice: '100',
    results: [
      {
        at: '2026-04-01T06:00:00Z',
        decidedAt: '2026-04-01T06:00:00Z',
        finalStatus: 'held',
        winner: true,
        amount: '90',
        by: manager,
      },
    ],
  })
  const { id: importId } = await owner
    .insertInto('result_import')
    .values({ workspace_id: workspaceId, file_name: 'итоги.xlsx', imported: 4, matched: 2, imported_by: manager })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { workspace_id: workspaceId, import_id: importId, imported_by: manager, decided_on: '2026-03-31' }
  await owner
    .insertInto('past_result')
    .values([
      // the work says it better
      {
        ...row,
        key: Buffer.from('1'),
        lot_id: worked?.id ?? 0,
        outcome: 'lost',
        loss_reason: 'price',
        offer_price: '7',
      },
      {
        ...row,
        key: Buffer.from('2'),
        lot_id: past?.id ?? 0,
        outcome: 'lost',
        loss_reason: 'price',
        offer_price: '40',
      },
      { ...row, key: Buffer.from('3'), lot_number: '7-ЗЦП1', outcome: 'won', final_amount: '60' },
      { ...row, key: Buffer.from('4'), lot_number: '8-ЗЦП1', outcome: 'not_placed' },
    ])
    .execute()
  const { results, losses } = await read({ from: '2026-03', to: '2026-04' })
  expect(results).toMatchObject({
    won: { lots: 2, value: 160 },
    lost: { lots: 1, value: 40 },
    byCount: 66.7,
    byValue: 80,
    unlisted: 1,
  })
  expect(losses).toEqual([{ reason: 'price', lots: 1, value: 40 }])
  expect(await listBehind({ kind: 'result', outcome: 'won' }, { from: '2026-03', to: '2026-04' })).toEqual([worked?.id])
  const lost = { ...PERIOD, figure: { kind: 'result', outcome: 'lost' } } as const
  expect((await server.call('analytics/getTeamLots', lost, token)).body.data).toMatchObject([
    { lotId: past?.id, state: 'awarded', decidedAt: '2026-03-30T19:00:00.000Z' },
  ])
})
