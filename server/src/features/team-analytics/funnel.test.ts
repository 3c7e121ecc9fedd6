import { describe, expect, test } from 'vitest'
import { aTeam, PERIOD, type Team } from '../../testing/a-team.ts'
import { aTender } from '../../testing/a-tender.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

const counts = ({ funnel }: Team) => funnel.map(({ lots }) => lots)

describe('the funnel', () => {
  test('counts a lot in the month it came to the team’s notice, however far it went later', async () => {
    const { lead, manager, procurement, record, read, listBehind } = await aTeam(server)
    const { lots } = await aTender(server, { lots: 4 })
    const [found, voted, won, earlier] = lots.map(({ id }) => id)
    if (!found || !voted || !won || !earlier) throw new Error('no lots')
    await record(found, { matchedAt: '2026-03-01T00:00:00+05' })
    await record(voted, { votes: [{ at: '2026-04-30T23:59:59+05', by: lead, accepted: true }] })
    await record(won, {
      matchedAt: '2026-04-02T10:00:00+05',
      steps: [
        { action: 'activateLot', at: '2026-05-02T10:00:00+05', by: manager },
        { action: 'lotPlacement', at: '2026-05-04T10:00:00+05', by: procurement },
        { action: 'completeLot', at: '2026-05-04T11:00:00+05', by: procurement },
      ],
      results: [
        {
          at: '2026-06-01T10:00:00+05',
          decidedAt: null,
          finalStatus: 'held',
          winner: false,
          amount: '9',
          by: procurement,
        },
        {
          at: '2026-06-02T10:00:00+05',
          decidedAt: null,
          finalStatus: 'held',
          winner: true,
          amount: '9',
          by: procurement,
        },
      ],
    })
    await record(earlier, {
      matchedAt: '2026-02-28T23:59:59+05',
      votes: [{ at: '2026-03-03T10:00:00+05', by: lead, accepted: true }],
    })
    expect(counts(await read(PERIOD))).toEqual([3, 2, 1, 1, 1])
    expect(await listBehind({ kind: 'funnel', step: 'found' }, PERIOD)).toEqual([found, voted, won])
    expect(await listBehind({ kind: 'funnel', step: 'accepted' }, PERIOD)).toEqual([voted, won])
    expect(await listBehind({ kind: 'funnel', step: 'won' }, PERIOD)).toEqual([won])
  })

  test('counts work that was moved to a later announcement as one lot, from its first event on', async () => {
    const { workspaceId, lead, manager, procurement, record, read, listBehind } = await aTeam(server)
    const { lots } = await aTender(server, { lots: 3 })
    const [earlier, later, other] = lots.map(({ id }) => id)
    if (!earlier || !later || !other) throw new Error('no lots')
    const at = (day: number, hour = 10) => `2026-03-${String(day).padStart(2, '0')}T${hour}:00:00+05`
    await record(earlier, {
      matchedAt: '2026-02-27T10:00:00+05',
      votes: [{ at: at(2), by: lead, accepted: true }],
    })
    await record(later, {
      matchedAt: at(20),
      steps: [
        { action: 'activateLot', at: at(2, 13), by: manager },
        { action: 'moveWork', at: at(21), by: manager },
        { action: 'lotPlacement', at: at(22), by: procurement },
        { action: 'completeLot', at: at(22, 11), by: procurement },
      ],
      results: [{ at: at(25), decidedAt: at(25), finalStatus: 'held', winner: true, amount: '9', by: procurement }],
    })
    // nobody has done anything about it
    await record(other, { matchedAt: at(5) })
    await server.db.owner
      .updateTable('lot_work')
      .set({ moved_from_lot_id: earlier })
      .where('workspace_id', '=', workspaceId)
      .where('lot_id', '=', later)
      .execute()
    const period = { from: '2026-03', to: '2026-03' }
    const before = { from: '2026-02', to: '2026-02' }
    expect(counts(await read(before))).toEqual([1, 1, 1, 1, 1])
    expect(await listBehind({ kind: 'funnel', step: 'won' }, before)).toEqual([later])
    expect(counts(await read({ ...before, personId: lead }))).toEqual([1, 1, 1, 1, 1])
    expect(await listBehind({ kind: 'funnel', step: 'found' }, period)).toEqual([other])
    const { stages, people } = await read(period)
    expect(stages.slice(0, 2)).toEqual([
      { stage: 'rating', times: 1, median: 3 * 86_400, most: 3 * 86_400 },
      { stage: 'taking', times: 1, median: 3 * 3600, most: 3 * 3600 },
    ])
    expect(await listBehind({ kind: 'stage', stage: 'rating' }, period)).toEqual([later])
    expect(people.find(({ person }) => person.id === lead)).toMatchObject({ voted: 1, won: 1 })
    expect((await read({ ...period, personId: lead })).results.won.lots).toBe(1)
    expect(await listBehind({ kind: 'act', act: 'voted' }, { ...period, personId: lead })).toEqual([later])
  })

  test('counts each lot once however the work was moved', async () => {
    const { workspaceId, lead, manager, record, read, listBehind } = await aTeam(server)
    const { lots } = await aTender(server, { lots: 3 })
    const [earlier, first, second] = lots.map(({ id }) => id)
    if (!earlier || !first || !second) throw new Error('no lots')
    const step = { action: 'activateLot', by: manager }
    await record(earlier, {
      matchedAt: '2026-03-02T10:00:00+05',
      votes: [{ at: '2026-03-02T11:00:00+05', by: lead, accepted: true }],
    })
    // the replaced lot was taken and moved once more: what happened on it counts for the work that was moved first
    await record(first, { steps: [{ ...step, at: '2026-03-02T12:00:00+05' }] })
    await record(second, {
      votes: [{ at: '2026-03-04T11:00:00+05', by: lead, accepted: false }],
      steps: [{ ...step, at: '2026-03-04T12:00:00+05' }],
    })
    for (const [lotId, day] of [
      [first, 3],
      [second, 5],
    ] as const)
      await server.db.owner
        .updateTable('lot_work')
        .set({ moved_from_lot_id: earlier, on_lot_since: new Date(`2026-03-0${day}T10:00:00+05:00`) })
        .where('workspace_id', '=', workspaceId)
        .where('lot_id', '=', lotId)
        .execute()
    const period = { from: '2026-03', to: '2026-03' }
    const team = await read(period)
    const { stages, people } = team
    expect(counts(team)).toEqual([2, 2, 2, 0, 0])
    expect(await listBehind({ kind: 'funnel', step: 'found' }, period)).toEqual([first, second])
    expect(stages[0]).toMatchObject({ stage: 'rating', times: 2, median: 1800 })
    expect(people.find(({ person }) => person.id === lead)).toMatchObject({ voted: 2 })
    // work on it again has its own votes
    await record(earlier, { steps: [{ ...step, at: '2026-03-06T12:00:00+05' }] })
    expect(counts(await read(period))).toEqual([3, 3, 3, 0, 0])
    expect(await listBehind({ kind: 'stage', stage: 'rating' }, period)).toEqual([earlier, second])
  })

  test('of a person counts the lots on which they voted, either way, or worked', async () => {
    const { lead, manager, record, read, listBehind } = await aTeam(server)
    const { lots } = await aTender(server, { lots: 3 })
    const [rejected, worked, others] = lots.map(({ id }) => id)
    if (!rejected || !worked || !others) throw new Error('no lots')
    await record(rejected, { votes: [{ at: '2026-03-02T10:00:00+05', by: lead, accepted: false }] })
    await record(worked, {
      matchedAt: '2026-03-02T10:00:00+05',
      steps: [{ action: 'activateLot', at: '2026-03-03T10:00:00+05', by: manager }],
    })
    await record(others, { matchedAt: '2026-03-02T10:00:00+05' })
    expect(counts(await read({ ...PERIOD, personId: lead }))).toEqual([1, 0, 0, 0, 0])
    expect(counts(await read({ ...PERIOD, personId: manager }))).toEqual([1, 1, 1, 0, 0])
    expect(await listBehind({ kind: 'funnel', step: 'found' }, { ...PERIOD, personId: lead })).toEqual([rejected])
  })
})
