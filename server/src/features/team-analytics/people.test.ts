import { expect, test } from 'vitest'
import { aTeam, PERIOD } from '../../testing/a-team.ts'
import { aTender } from '../../testing/a-tender.ts'
import { aPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

test('who collected documents or set a price alone is among the people, with their lots', async () => {
  const { manager, procurement, record, read, listBehind } = await aTeam(server)
  const { lots } = await aTender(server, { lots: 2 })
  const ids = lots.map(({ id }) => id)
  for (const id of ids)
    await record(id, {
      steps: [
        { action: 'activateLot', at: '2026-03-02T06:00:00Z', by: manager },
        { action: 'documentCollected', at: '2026-03-03T06:00:00Z', by: procurement },
        { action: 'documentCollected', at: '2026-03-04T06:00:00Z', by: procurement },
      ],
    })
  const { people } = await read(PERIOD)
  expect(people.map(({ person, taken, worked, placed }) => [person.id, taken, worked, placed])).toEqual(
    expect.arrayContaining([
      [manager, 2, 2, 0],
      [procurement, 0, 2, 0],
    ]),
  )
  expect(await listBehind({ kind: 'act', act: 'worked' }, { ...PERIOD, personId: procurement })).toEqual(ids)
})

test('the person asked for is named also when they did nothing in the period', async () => {
  const { lead, read } = await aTeam(server)
  expect((await read(PERIOD)).person).toBeNull()
  const { person, people } = await read({ ...PERIOD, personId: lead })
  expect([person?.id, people]).toEqual([lead, []])
  const stranger = await aPerson(server, ['lead'])
  expect((await read({ ...PERIOD, personId: stranger.id })).person).toBeNull()
})
