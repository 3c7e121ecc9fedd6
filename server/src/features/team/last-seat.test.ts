import { expect, test } from 'vitest'
import { aPerson, aWorkspace, tokenOf } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

const ROUNDS = 20
const AT_ONCE = 50

test('fifty who are added at once to the last seat, twenty times: one gets it', { timeout: 60_000 }, async () => {
  const refusals = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const workspaceId = await aWorkspace(server)
    const admin = await aPerson(server, ['admin'], workspaceId)
    for (let seat = 2; seat <= 4; seat += 1) await aPerson(server, ['lead'], workspaceId)
    const token = await tokenOf(server, admin)
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        call(
          'users/createUser',
          {
            email: `seat-${round}-${index}@team.example`,
            fullName: 'Новый',
            password: 'tulip-kok-tobe-42',
            roles: ['lead'],
          },
          token,
        ),
      ),
    )
    const { length: taken } = await db.owner
      .selectFrom('app_user')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .execute()
    expect(taken).toBe(5)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) refusals.add(body.code)
  }
  // no seat, or too many passwords waiting to be hashed
  expect([...refusals].filter((code) => code !== 'overloaded')).toEqual(['seat_limit'])
})
