import { addMonths, toMonth } from '@tendertap/domain/analytics/months'
import { expect, test } from 'vitest'
import { aTeam, PERIOD } from '../../testing/a-team.ts'
import { aTender } from '../../testing/a-tender.ts'
import { aPerson, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

test('the last twelve months are told unless asked otherwise', async () => {
  const { read } = await aTeam(server)
  const { period } = await read()
  expect(addMonths(period.from, 11)).toBe(period.to)
  expect([toMonth(new Date()), toMonth(new Date(Date.now() - 60_000))]).toContain(period.to)
})

test('another workspace’s work is not counted', async () => {
  const { record } = await aTeam(server)
  const { lots } = await aTender(server, { lots: 1 })
  await record(lots[0]?.id ?? 0, { matchedAt: '2026-03-05T10:00:00+05' })
  const token = await getToken(server, await aPerson(server, ['admin']))
  const { status, body } = await server.call('analytics/getTeam', PERIOD, token)
  expect(status).toBe(200)
  expect(body.funnel.map((step: { lots: number }) => step.lots)).toEqual([0, 0, 0, 0, 0])
})

test.each(['lead', 'procurement'] as const)('a %s may not read it', async (role) => {
  const { workspaceId } = await aTeam(server)
  const other = await getToken(server, await aPerson(server, [role], workspaceId))
  expect((await server.call('analytics/getTeam', {}, other)).status).toBe(403)
  expect((await server.call('analytics/getTeamLots', { figure: { kind: 'act', act: 'voted' } }, other)).status).toBe(
    403,
  )
})
