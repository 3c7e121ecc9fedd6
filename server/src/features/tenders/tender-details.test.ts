import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aScore } from '../../testing/a-score.ts'
import { aTender, aWork } from '../../testing/a-tender.ts'
import { anInterest, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
let workspaceId: string
let token: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  token = await getToken(server, await aPerson(server, ['lead'], workspaceId))
})

const read = async (id: number, by = token) => (await server.call('tenders/getTenderDetails', { id }, by)).body.tender

test('the votes on the tender are shown apart from those on its lots', async () => {
  const tender = await aTender(server, { lots: 2 })
  await server.call('lots/voteLot', { lotId: tender.lots[0]!.id, accepted: true }, token)
  const { body: vote } = await server.call('tenders/voteTender', { id: tender.id, accepted: false }, token)
  const shown = await read(tender.id)
  expect(shown.VotesOfTender).toEqual([vote])
  expect(shown.LotOfTender).toMatchObject([{ Votes: [{ accepted: true }] }, { Votes: [vote] }])
  expect((await read(tender.id, await getToken(server, await aPerson(server, ['lead'])))).VotesOfTender).toEqual([])
})

test('the interest is that of the best score of the best lot', async () => {
  const tender = await aTender(server, { lots: 2 })
  const [paper, pens] = [
    await anInterest(server, workspaceId, { name: 'Бумага', min_score: '50', colour: '#A9D08E' }),
    await anInterest(server, workspaceId, { name: 'Ручки', min_score: '50', colour: '#112233' }),
  ]
  const [first, second] = tender.lots.map(({ id }) => id) as [number, number]
  await aScore(server, { workspaceId, interestId: paper.id, lotId: first, percent: 60 })
  await aScore(server, { workspaceId, interestId: paper.id, lotId: second, percent: 55 })
  await aScore(server, { workspaceId, interestId: pens.id, lotId: second, percent: 80 })
  expect((await read(tender.id)).userFilter).toEqual({
    id: pens.id,
    name: 'Ручки',
    color: '#112233',
    category: 'high',
  })
})

test('the state of the work is that of the least advanced lot, and the price the sum of all in work', async () => {
  const tender = await aTender(server, { lots: 4 })
  const [placed, also, declined] = tender.lots.map(({ id }) => id) as [number, number, number]
  await aWork(server, { workspaceId, lotIds: [placed], status: 'in_placement' })
  await aWork(server, { workspaceId, lotIds: [also], status: 'placement_completed' })
  await aWork(server, { workspaceId, lotIds: [declined], status: 'declined' })
  expect(await read(tender.id)).toMatchObject({
    intoWorkStatus: 'in_placement',
    offerPrice: 180_000,
    completedAt: null,
    declinedAt: null,
    resultInfo: null,
  })
})

test('a tender is declined with its last lot; one that the portal withdrew does not count', async () => {
  const tender = await aTender(server, { lots: 3 })
  const [first, second, withdrawn] = tender.lots.map(({ id }) => id) as [number, number, number]
  await aWork(server, { workspaceId, lotIds: [first], status: 'declined' })
  await sql`update lot set withdrawn_at = now() where id = ${withdrawn}`.execute(server.db.owner)
  expect(await read(tender.id)).toMatchObject({ intoWorkStatus: 'not_processed', declinedAt: null })
  await aWork(server, { workspaceId, lotIds: [second], status: 'declined' })
  expect(await read(tender.id)).toMatchObject({
    intoWorkStatus: 'declined',
    declinedAt: expect.stringMatching(/Z$/),
  })
})
