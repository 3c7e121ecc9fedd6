import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createScoper } from '../../db/scope.ts'
import { makeLink, useLink } from '../../messages/links.ts'
import { sendMessage } from '../../messages/send.ts'
import { aPerson } from '../../testing/builders.ts'
import { readSecret, testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const mailbox = await testMailbox()

test(
  'a worker killed after the letter was taken and before it could say so: another sends it again, with the same Message-ID',
  { timeout: 90_000 },
  async () => {
    const person = await aPerson(server, ['manager'])
    await createScoper(server.db)(person.workspaceId, async (scope) => {
      const linkId = await makeLink(scope, { userId: person.id, purpose: 'reset_password', hours: 1 })
      await sendMessage(scope, {
        kind: 'reset_password',
        facts: {},
        to: [{ name: null, address: person.email, language: 'ru', linkId }],
      })
    })
    mailbox.injectFault({ fault: 'silent_after_data', to: person.email })
    const killed = spawn(process.execPath, [fileURLToPath(new URL('../../processes/worker.ts', import.meta.url))], {
      env: {
        ...process.env,
        BACKGROUND_DATABASE_URL: server.urls.background,
        SMTP_URL: mailbox.smtpUrl,
        OPERATOR_EMAIL: 'operator@test.example',
        MAIL_FROM_ADDRESS: 'no-reply@tendertap.test',
        PUBLIC_URL: 'https://tendertap.test',
        DOCUMENTS_STORE: 'file:///nowhere',
        OPERATIONS_PORT: '0',
      },
      stdio: 'ignore',
    })
    const first = await mailbox.letterTo(person.email, { seconds: 30 })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    // the ten seconds without a heartbeat, after which its job counts as abandoned, have passed
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`.execute(
      server.db.owner,
    )
    await testWorker(server.urls, mailbox)
    const second = await mailbox.letterTo(person.email, { after: first, seconds: 45 })
    expect(second.messageId).toBe(first.messageId)
    expect(await useLink(server.db.application, readSecret(first), 'reset_password')).toBeNull()
    expect(await useLink(server.db.application, readSecret(second), 'reset_password')).toMatchObject({
      userId: person.id,
    })
  },
)
