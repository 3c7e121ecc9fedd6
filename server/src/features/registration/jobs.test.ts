import { randomUUID } from 'node:crypto'
import { APPLICATION_DAYS } from '@tendertap/domain/workspaces/application'
import { expect, test, vi } from 'vitest'
import { enqueue } from '../../jobs/enqueue.ts'
import { aPerson, getToken, inDays } from '../../testing/builders.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { call, db } = server
await testWorker(server.urls)
const operator = await getToken(server, await aPerson(server, ['superadmin']))

async function anApplicationOf(days: number): Promise<string> {
  const email = `${randomUUID()}@bereke.example`
  await call('auth/register', { email, phone: '+77050009012', contactPerson: 'Ли', type: 'individual', lang: 'kz' })
  await db.owner
    .updateTable('registration_application')
    .set({ submitted_at: inDays(-days) })
    .where('email', '=', email)
    .execute()
  return email
}

const findApplication = async (email: string) =>
  (await call('superadmin/getRegistrationApplications', {}, operator)).body.find(
    (one: { email: string }) => one.email === email,
  )

test('an application that nobody has decided in 30 days expires, and its sender is told', async () => {
  const [old, recent, declined] = [
    await anApplicationOf(APPLICATION_DAYS + 0.1),
    await anApplicationOf(APPLICATION_DAYS - 0.1),
    await anApplicationOf(APPLICATION_DAYS + 0.1),
  ]
  const { workspaceId } = await findApplication(declined)
  const { body } = await call('superadmin/declineWorkspace', { workspaceId }, operator)
  await db.owner.transaction().execute((transaction) => enqueue(transaction, 'registration/expireApplications', {}))

  await vi.waitFor(async () => expect(await findApplication(old)).toMatchObject({ expired: true }), { timeout: 10_000 })
  expect(await findApplication(old)).toMatchObject({ activateDate: null, declineDate: expect.any(String) })
  expect(await listMessagesTo(server, old)).toMatchObject([
    { kind: 'application_expired', language: 'kz', name: 'Ли', facts: { workspace: 'Ли', days: 30 } },
  ])
  expect(await findApplication(recent)).toMatchObject({ expired: false, declineDate: null })
  expect(await findApplication(declined)).toMatchObject({ expired: false, declineDate: body.declineDate })
})
