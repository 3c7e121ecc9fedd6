import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inWorkspace } from '../../../db/scope.ts'
import { aLot, inDays } from '../../../testing/builders.ts'
import { testMailbox } from '../../../testing/mailbox.ts'
import { testSending } from '../../../testing/sending.ts'
import { testServer } from '../../../testing/server.ts'
import { aChattingPerson, testTelegram } from '../../../testing/telegram.ts'
import { tellAboutLots } from '../../lots/tell-about-lots.ts'

test('a message may have arrived when Telegram is silent', async () => {
  const server = await testServer()
  const telegram = await testTelegram(server)
  // whoever waits for silence cannot wait too short
  const sending = { ...telegram.sending, timeoutSeconds: 1 }
  const send = testSending(server, await testMailbox(), { ...telegram, sending })
  const lead = await aChattingPerson(server, telegram, ['lead'])
  const { id: lotId } = await aLot(server)
  await inWorkspace(server.db.application, lead.workspaceId, (scope) =>
    tellAboutLots(scope, 'search_matched', [{ lotId, key: 'k', facts: { search: 'тишина' }, named: [lead.id] }], {
      causedBy: null,
    }),
  )
  telegram.injectFault({ fault: 'silent_after_accept', chat: lead.chatId })
  await send(lead, 'telegram', inDays(0.01))
  const { rows } = await sql`select number, outcome from delivery_attempt`.execute(server.db.owner)
  expect(rows).toEqual([{ number: 1, outcome: 'uncertain' }])
})
