import { OVERSEERS } from '@tendertap/domain/lot-work/readers'
import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { inWorkspace } from '../../db/scope.ts'
import { testServer } from '../../testing/server.ts'
import { listOverdue } from './overdue.ts'

const server = await testServer()
const { owner } = server.db

// Tuesday, 11:00 in Kazakhstan
const NOW = new Date('2026-11-17T06:00:00Z')
let workspaceId: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  await sql`delete from calendar_day`.execute(owner)
})

/** A lot in work, taken long before its applications end. */
async function inWork(endAt: string, takenAt = '2026-11-02T05:00:00Z'): Promise<number> {
  const { id } = await aLot(server, { endAt: new Date(endAt) })
  await sql`insert into lot_work (workspace_id, lot_id, status, created_at, on_lot_since)
    values (${workspaceId}, ${id}, 'in_collecting_documents', ${takenAt}, ${takenAt})`.execute(owner)
  await sql`insert into work_document (workspace_id, lot_id, key, position, description_ru, required, collected)
    values (${workspaceId}, ${id}, 'application', 1, 'Заявка', true, false)`.execute(owner)
  return id
}

const read = () => inWorkspace(server.db.application, workspaceId, (scope) => listOverdue(scope, NOW))

test('steps whose last working day has passed are told with whose turn it is, the longest overdue first', async () => {
  // applications end on Wednesday morning: placed by Tuesday, collected and priced by Monday
  const soon = await inWork('2026-11-18T04:00:00Z')
  const later = await inWork('2026-11-27T10:00:00Z')
  const { total, lines } = await read()
  expect(total).toBe(2)
  expect(lines).toMatchObject([
    { lotId: soon, step: 'collect', endBy: '2026-11-16', by: ['procurement'], assignee: null },
    { lotId: soon, step: 'price', endBy: '2026-11-16', by: ['manager'], assignee: null },
  ])
  expect(lines.map(({ lotId }) => lotId)).not.toContain(later)
})

test('the person responsible is named for the steps that they may take, until they leave', async () => {
  const lotId = await inWork('2026-11-18T04:00:00Z')
  const { id } = await aPerson(server, ['procurement'], workspaceId)
  await sql`update lot_work set assignee_id = ${id} where lot_id = ${lotId}`.execute(owner)
  // the price is the manager's
  expect((await read()).lines).toMatchObject([
    { step: 'collect', assignee: { id, fullName: 'Данияр Тестов' } },
    { step: 'price', by: ['manager'], assignee: null },
  ])
  await sql`update app_user set deactivated_at = now() where id = ${id}`.execute(owner)
  expect((await read()).lines[0]?.assignee).toBeNull()
})

test('a step that was late before the lot was taken is nobody’s fault', async () => {
  await inWork('2026-11-18T04:00:00Z', '2026-11-17T05:00:00Z')
  expect((await read()).lines).toEqual([])
})

test('those who oversee the work may ask, those who do it may not', async () => {
  const ask = async (role: Role) =>
    server.call('planning/getOverdueSteps', {}, await getToken(server, await aPerson(server, [role], workspaceId)))
  for (const role of OVERSEERS) expect((await ask(role)).body).toEqual({ total: 0, lines: [] })
  for (const role of ['lead', 'manager', 'procurement'] as const) expect((await ask(role)).status).toBe(403)
})
