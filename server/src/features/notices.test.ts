// What happens to lots is told to the people concerned, on the bell and by e-mail.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, type TestPerson } from '../testing/builders.ts'
import { testMailbox } from '../testing/mailbox.ts'
import { testServer } from '../testing/server.ts'
import { testWorker } from '../testing/worker.ts'

const server = await testServer()
const { call, db } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

async function aTeam() {
  const workspaceId = await aWorkspace(server)
  const people = {
    lead: await aPerson(server, ['lead'], workspaceId),
    manager: await aPerson(server, ['manager'], workspaceId),
    procurement: await aPerson(server, ['procurement'], workspaceId),
  }
  // whatever the time of the test: no quiet hours
  for (const { id } of Object.values(people))
    await sql`insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to) values (${id}, ${workspaceId}, 0, 0)`.execute(
      db.owner,
    )
  return { workspaceId, ...people }
}

async function listKinds({ id }: TestPerson, channel: string) {
  const { rows } = await sql<{ kind: string; state: string }>`
    select e.kind, d.state from delivery d join event e on e.id = d.event_id
    where d.user_id = ${id} and d.channel = ${channel} order by d.id`.execute(db.owner)
  return rows
}

describe('a step of the team', () => {
  test('is told to those whose turn it is, and not to whoever took it', async () => {
    const { lead, manager, procurement } = await aTeam()
    const { id: lotId } = await aLot(server)
    await call('lots/voteLot', { lotId, accepted: true }, await getToken(server, lead))
    expect(await listKinds(manager, 'bell')).toEqual([{ kind: 'lot_accepted', state: 'sent' }])
    expect(await listKinds(lead, 'bell')).toEqual([])
    const taken = await call('lots/activateLot', { lotId }, await getToken(server, manager))
    expect(taken.status).toBe(200)
    expect(await listKinds(procurement, 'bell')).toEqual([{ kind: 'lot_taken', state: 'sent' }])
    expect(await listKinds(procurement, 'email')).toEqual([{ kind: 'lot_taken', state: 'queued' }])
  })

  test('that concerns one person is in their mailbox at once', async () => {
    const { manager, procurement } = await aTeam()
    const { id: lotId } = await aLot(server)
    const token = await getToken(server, manager)
    await call('lots/activateLot', { lotId }, token)
    expect((await call('lots/assignLot', { lotId, userId: procurement.id }, token)).status).toBe(200)
    const letter = await mailbox.letterTo(procurement.email)
    expect(letter.text).toContain('лот теперь за вами')
    await expect.poll(() => listKinds(procurement, 'email')).toContainEqual({ kind: 'lot_assigned', state: 'sent' })
  })
})
