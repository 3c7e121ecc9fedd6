import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPerson, aWorkspace } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { listTold } from '../../testing/told.ts'
import { tellEnds } from './tell-ends.ts'

const server = await testServer()
const { db } = server
const END = new Date('2027-03-20T10:00:00Z')
const daysBefore = (days: number) => new Date(END.getTime() - days * 24 * 3_600_000)

async function aTeam() {
  const workspaceId = await aWorkspace(server)
  await aPerson(server, ['admin'], workspaceId)
  await aPerson(server, ['manager'], workspaceId)
  await sql`update subscription set ends_at = ${END} where workspace_id = ${workspaceId}`.execute(db.owner)
  return workspaceId
}

test('administrators are told 7, 3 and 1 days before the end of the subscription, and when it has ended', async () => {
  const workspaceId = await aTeam()
  for (const days of [8.5, 7, 6, 3, 2, 1, 0.5, -0.1, -1]) await tellEnds(db.background, daysBefore(days))
  const told = await listTold(server, workspaceId)
  expect(told.map(({ role, kind, facts }) => [role, kind, facts['days']])).toEqual([
    ['admin', 'subscription_ending', 7],
    ['admin', 'subscription_ending', 3],
    ['admin', 'subscription_ending', 1],
    ['admin', 'subscription_ended', undefined],
  ])
  expect(told[0]?.facts['endDate']).toBe('2027-03-20')
})

test('a subscription that another one follows ends in silence', async () => {
  const workspaceId = await aTeam()
  await sql`
    insert into subscription (workspace_id, plan, starts_at, ends_at, max_filters) values (${workspaceId}, 'commercial', ${END}, ${daysBefore(-90)}, 5)`.execute(
    db.owner,
  )
  await tellEnds(db.background, daysBefore(1))
  await tellEnds(db.background, daysBefore(-1))
  expect(await listTold(server, workspaceId)).toEqual([])
})
