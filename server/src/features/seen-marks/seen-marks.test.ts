import { getTenderPlace, TODAY } from '@tendertap/domain/seen-marks/places'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let token: string
let workspaceId: string
/** numbers of changes, the oldest first */
let seqs: number[]

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  token = await getToken(server, await aPerson(server, ['manager'], workspaceId))
  const { tenderId } = await aLot(server)
  const { rows } = await sql<{ seq: number }>`
    insert into change (at, tender_id, kind) select now(), ${tenderId}, 'deadline' from generate_series(1, 3) returning seq`.execute(
    owner,
  )
  seqs = rows.map(({ seq }) => seq)
})

const mark = async (seq: number, place = TODAY, by = token) =>
  (await server.call('seen/markSeen', { place, seq }, by)).body
const read = async (place = TODAY, by = token) => (await server.call('seen/getMark', { place }, by)).body.seq

describe('a seen mark', () => {
  test('is remembered per place and person, and is nobody else’s', async () => {
    const { tenderId } = await aLot(server)
    const [first = 0, second = 0] = seqs
    const colleague = await getToken(server, await aPerson(server, ['manager'], workspaceId))
    expect(await read()).toBeNull()
    expect(await mark(first)).toMatchObject({ seq: first })
    expect(await mark(second, getTenderPlace(tenderId))).toMatchObject({ seq: second })
    expect([await read(), await read(getTenderPlace(tenderId))]).toEqual([first, second])
    expect(await read(TODAY, colleague)).toBeNull()
  })

  test('never goes back, and is the same when it is set twice', async () => {
    const [first = 0, second = 0, third = 0] = seqs
    expect(await mark(second)).toMatchObject({ seq: second })
    expect(await mark(second)).toMatchObject({ seq: second })
    expect(await mark(first)).toMatchObject({ seq: second })
    expect(await read()).toBe(second)
    expect(await mark(third)).toMatchObject({ seq: third })
    await expect(
      sql`update seen_mark set seq = ${first} where workspace_id = ${workspaceId}`.execute(owner),
    ).rejects.toThrow('what was seen stays seen')
  })

  test('of two that come at once the later one counts', async () => {
    await Promise.all(seqs.toReversed().map((seq) => mark(seq)))
    expect(await read()).toBe(seqs.at(-1))
  })

  test('is never later than the newest change, so that nothing to come is missed', async () => {
    const { rows } = await sql<{ newest: number }>`select max(seq) as newest from change`.execute(owner)
    expect(await mark(Number.MAX_SAFE_INTEGER)).toMatchObject({ seq: rows[0]?.newest })
  })

  test('is set only where there is something to see', async () => {
    expect(await mark(1, getTenderPlace(999_999_999_999))).toMatchObject({ code: 'not_found' })
    expect((await server.call('seen/markSeen', { place: 'nowhere', seq: 1 }, token)).status).toBe(400)
    const operator = await getToken(server, await aPerson(server, ['superadmin']))
    expect((await server.call('seen/getMark', { place: TODAY }, operator)).status).toBe(403)
  })
})
