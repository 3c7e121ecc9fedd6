import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../../db/scope.ts'
import { aWork } from '../../testing/a-tender.ts'
import { aLot, aPerson, aWorkspace } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { listTold, listToldLines } from '../../testing/told.ts'
import { listWorkspacesToTell, tellTimes } from './tell-times.ts'

const server = await testServer()
const { db } = server
// a Wednesday, 10:00 in Almaty
const NOW = new Date('2026-11-18T05:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

let workspaceId: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  await aPerson(server, ['manager'], workspaceId)
  await aPerson(server, ['procurement'], workspaceId)
})

async function aLotInWork(
  endAt: Date,
  since: Date,
  status: 'in_collecting_documents' | 'in_placement',
): Promise<number> {
  const { id } = await aLot(server, { endAt })
  await aWork(server, { workspaceId, lotIds: [id], status })
  await sql`update lot_work set on_lot_since = ${since} where lot_id = ${id}`.execute(db.owner)
  return id
}

const tell = (now: Date) => inWorkspace(db.background, workspaceId, (scope) => tellTimes(scope, now))

test('the end of applications is told 48 and 12 hours before it, each once', async () => {
  await aLotInWork(inHours(60), inHours(-100), 'in_collecting_documents')
  const listHours = async () => {
    const near = (await listTold(server, workspaceId)).filter(({ kind }) => kind === 'deadline_soon')
    return [...new Set(near.map(({ facts }) => facts['hours']))]
  }
  await tell(inHours(11))
  expect(await listHours()).toEqual([])
  await tell(inHours(13))
  await tell(inHours(14))
  expect(await listHours()).toEqual([48])
  await tell(inHours(49))
  expect(await listHours()).toEqual([48, 12])
})

test('an end that was put off is told again', async () => {
  const id = await aLotInWork(inHours(40), inHours(-100), 'in_collecting_documents')
  await tell(NOW)
  await sql`update tender set application_end_at = ${inHours(44)} where id = (select tender_id from lot where id = ${id})`.execute(
    db.owner,
  )
  await tell(NOW)
  const near = (await listToldLines(server, workspaceId)).filter((line) => line === 'manager: deadline_soon')
  expect(near).toHaveLength(2)
})

test('a step that the plan expected to be done is told to those whose turn it is', async () => {
  // the day before the last must be for placing, so the collection should have ended on Monday
  await aLotInWork(inHours(24), inHours(-200), 'in_collecting_documents')
  await tell(NOW)
  const told = (await listTold(server, workspaceId)).filter(({ kind }) => kind === 'step_overdue')
  expect(told.map(({ facts }) => facts['step'])).toContain('price')
})

test('nothing is told of an offer that is placed', async () => {
  await aLotInWork(inHours(24), inHours(-200), 'in_placement')
  await tell(NOW)
  expect(await listToldLines(server, workspaceId)).toEqual([])
})

test('only workspaces with such lots are looked at', async () => {
  const isListed = async () =>
    (await db.background.transaction().execute((transaction) => listWorkspacesToTell(transaction, NOW))).some(
      (listed) => listed.workspaceId === workspaceId,
    )
  expect(await isListed()).toBe(false)
  await aLotInWork(inHours(24), inHours(-200), 'in_collecting_documents')
  expect(await isListed()).toBe(true)
})
