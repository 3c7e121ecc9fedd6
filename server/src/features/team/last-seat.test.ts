import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

// one less than the test server has connections: the rest of each call needs one too
const AT_ONCE = 3

const countWaiting = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(distinct l.pid) as n from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`.execute(db.owner)
  return rows[0]?.n
}

test('when several members are added at the same moment, one gets the last seat', async () => {
  const workspaceId = await aWorkspace(server)
  const token = await getToken(server, await aPerson(server, ['admin'], workspaceId))
  for (let seat = 2; seat <= 4; seat += 1) await aPerson(server, ['lead'], workspaceId)
  const add = (index: number) =>
    call(
      'users/createUser',
      { email: `seat-${index}@team.example`, fullName: 'Новый', password: 'tulip-kok-tobe-42', roles: ['lead'] },
      token,
    )
  // Everybody waits for the workspace's row: those who lock it, and those who only refer to it from a new member.
  const answers = await db.owner.transaction().execute(async (transaction) => {
    await sql`select from workspace where id = ${workspaceId} for update`.execute(transaction)
    const adding = Array.from({ length: AT_ONCE }, (_, index) => add(index))
    await expect.poll(countWaiting).toBe(AT_ONCE)
    return adding
  })
  const outcomes = (await Promise.all(answers)).map(({ status, body }) => (status === 200 ? 'added' : body.code))
  expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'seat_limit')).toHaveLength(AT_ONCE - 1)
  const members = await db.owner.selectFrom('app_user').select('id').where('workspace_id', '=', workspaceId).execute()
  expect(members).toHaveLength(5)
})
