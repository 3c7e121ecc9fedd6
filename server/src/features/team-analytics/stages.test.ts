import { expect, test } from 'vitest'
import { aTeam, PERIOD } from '../../testing/a-team.ts'
import { aTender } from '../../testing/a-tender.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

test('a stage lasts from the first event that begins it to the one that ends it, if it began before it ended', async () => {
  const { lead, manager, record, read, listBehind } = await aTeam(server)
  const { lots } = await aTender(server, { lots: 3 })
  const [usual, late, unordered] = lots.map(({ id }) => id)
  await record(usual ?? 0, {
    matchedAt: '2026-03-02T10:00:00+05',
    votes: [
      { at: '2026-03-02T11:00:00+05', by: lead, accepted: false },
      { at: '2026-03-02T13:00:00+05', by: lead, accepted: true },
    ],
    steps: [{ action: 'activateLot', at: '2026-03-02T16:00:00+05', by: manager }],
  })
  await record(late ?? 0, {
    matchedAt: '2026-03-02T10:00:00+05',
    votes: [{ at: '2026-03-02T15:00:00+05', by: lead, accepted: true }],
    // the lead accepts it afterwards, so the manager took it without waiting for that: since it was found
    steps: [{ action: 'activateLot', at: '2026-03-02T13:00:00+05', by: manager }],
  })
  await record(unordered ?? 0, {
    steps: [
      { action: 'setOfferPrice', at: '2026-03-02T10:00:00+05', by: manager },
      { action: 'activateLot', at: '2026-03-02T11:00:00+05', by: manager },
    ],
  })
  const { stages } = await read(PERIOD)
  expect(stages.slice(0, 3)).toEqual([
    { stage: 'rating', times: 2, median: 3 * 3600, most: 1 * 3600 + 0.9 * 4 * 3600 },
    { stage: 'taking', times: 3, median: 3 * 3600, most: 3 * 3600 },
    { stage: 'pricing', times: 0, median: null, most: null },
  ])
  expect(await listBehind({ kind: 'stage', stage: 'pricing' }, PERIOD)).toEqual([])
})
