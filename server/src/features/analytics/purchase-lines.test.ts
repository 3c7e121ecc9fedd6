import { REPLACED_PORTAL_STATUS, SUSPENDED_PORTAL_STATUSES } from '@tendertap/domain/analytics/purchase-states'
import { CANCELLED } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inWorkspace } from '../../db/scope.ts'
import { anAward } from '../../testing/a-tender.ts'
import { aLot, aWorkspace } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { rebuild } from './facts/consumer.ts'
import { listPurchaseLines } from '../lots/purchase-lines.ts'

const server = await testServer()
const { owner } = server.db
const workspaceId = await aWorkspace(server)

async function readState(lotId: number): Promise<string | undefined> {
  const lines = await inWorkspace(server.db.application, workspaceId, (scope) => listPurchaseLines(scope, [lotId]))
  return lines[0]?.state
}

const setPortalStatus = (lotId: number, word: string) =>
  sql`update lot set status = ${CANCELLED}, portal_status = ${word} where id = ${lotId}`.execute(owner)

test('a lot that was published just now, and is not counted yet, is under way', async () => {
  const { id } = await aLot(server)
  expect(await readState(id)).toBe('undecided')
  await anAward(server, { lotId: id, name: 'ТОО «Дала»' })
  expect(await readState(id)).toBe('awarded')
})

test('a line names who won as soon as it is counted', async () => {
  const { id } = await aLot(server)
  const readSupplier = async () =>
    (await inWorkspace(server.db.application, workspaceId, (scope) => listPurchaseLines(scope, [id])))[0]?.supplier
  await anAward(server, { lotId: id, name: 'ТОО «Дала»' })
  expect(await readSupplier()).toBeNull()
  await rebuild(server.db.background)
  expect(await readSupplier()).toMatchObject({ nameRu: 'ТОО «Дала»' })
})

test('a contract that the portal has withdrawn decides nothing', async () => {
  const { id } = await aLot(server)
  await anAward(server, { lotId: id, name: 'ТОО «Дала»' })
  await sql`update award set withdrawn_at = now() where lot_id = ${id}`.execute(owner)
  const lines = await inWorkspace(server.db.application, workspaceId, (scope) => listPurchaseLines(scope, [id]))
  expect(lines).toMatchObject([{ state: 'undecided', decidedAt: null }])
})

test.each(['lot', 'tender'])('a lot whose %s the portal has withdrawn is cancelled', async (table) => {
  const { id, tenderId } = await aLot(server)
  await sql`
    update ${sql.table(table)} set withdrawn_at = now() where id = ${table === 'lot' ? id : tenderId}`.execute(owner)
  expect(await readState(id)).toBe('cancelled')
})

test('a suspended lot is under way, and one that a new version replaced is over, counted or not', async () => {
  const [suspended, replaced] = [(await aLot(server)).id, (await aLot(server)).id]
  await setPortalStatus(suspended, SUSPENDED_PORTAL_STATUSES[0])
  await setPortalStatus(replaced, REPLACED_PORTAL_STATUS)
  const readBoth = async () => [await readState(suspended), await readState(replaced)]
  expect(await readBoth()).toEqual(['undecided', 'cancelled'])
  await rebuild(server.db.background)
  expect(await readBoth()).toEqual(['undecided', 'cancelled'])
})
