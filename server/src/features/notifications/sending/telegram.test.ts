import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inWorkspace } from '../../../db/scope.ts'
import { aLot } from '../../../testing/builders.ts'
import { testMailbox } from '../../../testing/mailbox.ts'
import { testServer } from '../../../testing/server.ts'
import {
  aChattingPerson,
  testTelegram,
  type ChatMessage as Message,
  type ChattingPerson,
} from '../../../testing/telegram.ts'
import { PUBLIC_URL, testWorker } from '../../../testing/worker.ts'
import { tellAboutLots } from '../../lots/tell-about-lots.ts'

const server = await testServer()
const { db } = server
const mailbox = await testMailbox()
const telegram = await testTelegram(server)
await testWorker(server.urls, mailbox, {}, telegram.sending)

const says = (text: string) => (message: Message) => message.plain.includes(text)

async function tell(person: ChattingPerson, searches: readonly string[]): Promise<void> {
  const lots = await Promise.all(searches.map(() => aLot(server)))
  await inWorkspace(db.application, person.workspaceId, (scope) =>
    tellAboutLots(
      scope,
      'search_matched',
      lots.map(({ id }, n) => ({
        lotId: id,
        key: String(id),
        facts: { search: searches[n] ?? '' },
        named: [person.id],
      })),
      { causedBy: null },
    ),
  )
}

const listDeliveries = async (userId: string) =>
  (
    await sql<{ state: string; problem: string | null; attempts: number }>`
      select d.state, d.problem, d.attempts from delivery d join event e on e.id = d.event_id
      where d.user_id = ${userId} and d.channel = 'telegram' and e.kind = 'search_matched'`.execute(db.owner)
  ).rows

const listAttempts = async (userId: string) =>
  (
    await sql<{ number: number; outcome: string | null }>`
      select a.number, a.outcome from delivery_attempt a
      where a.batch_id in (select d.batch_id from delivery d where d.user_id = ${userId} and d.channel = 'telegram')
      order by a.batch_id, a.number`.execute(db.owner)
  ).rows

const aLead = () => aChattingPerson(server, telegram, ['lead'])

describe('a notice in the chat', () => {
  test('more than three come as one message, with a link to each and to the product', async () => {
    const lead = await aLead()
    const searches = Array.from({ length: 13 }, (_, n) => `поиск-${n}`)
    await tell(lead, searches)
    const message = await telegram.waitForMessage(lead.chatId, says('Новые подходящие лоты: 13'))
    expect(message.plain).toContain('Посмотреть ещё 3')
    expect(message.plain.match(/поиск-/g)).toHaveLength(10)
    expect(message.keyboard).toEqual([[{ text: 'Открыть', url: PUBLIC_URL }]])
    await expect.poll(() => listAttempts(lead.id)).toEqual([{ number: 1, outcome: 'sent' }])
  })

  test('waits as long as Telegram asks, within the same attempt', async () => {
    const lead = await aLead()
    telegram.injectFault({ fault: 'too_many_requests', chat: lead.chatId, retryAfter: 1 })
    await tell(lead, ['ждать'])
    await telegram.waitForMessage(lead.chatId, says('ждать'))
    await expect.poll(() => listAttempts(lead.id)).toEqual([{ number: 1, outcome: 'sent' }])
    expect(await listDeliveries(lead.id)).toEqual([{ state: 'sent', problem: null, attempts: 1 }])
  })

  test('is put off when Telegram asks for more than half a minute', async () => {
    const lead = await aLead()
    telegram.injectFault({ fault: 'too_many_requests', chat: lead.chatId, retryAfter: 3_600, times: 100 })
    await tell(lead, ['долго'])
    await expect
      .poll(() => listDeliveries(lead.id))
      .toMatchObject([{ state: 'queued', problem: 'Telegram refused us (429)' }])
  })

  test('is sent again when the answer was lost: both attempts are in the ledger', async () => {
    const lead = await aLead()
    telegram.injectFault({ fault: 'lost_answer', chat: lead.chatId })
    await tell(lead, ['потеря'])
    await expect.poll(() => telegram.messagesTo(lead.chatId).filter(says('потеря')).length, { timeout: 30_000 }).toBe(2)
    await expect
      .poll(() => listAttempts(lead.id))
      .toEqual([
        { number: 1, outcome: 'uncertain' },
        { number: 2, outcome: 'sent' },
      ])
    // the buttons of both work
    const [first] = telegram.messagesTo(lead.chatId).filter(says('потеря'))
    expect(await telegram.press(lead.chatId, first?.id ?? 0, 'Принять')).toMatchObject({ text: 'Лот принят' })
  })
})

test('a person who blocks the bot is disconnected and hears of it by e-mail', async () => {
  const lead = await aLead()
  telegram.block(lead.chatId)
  await tell(lead, ['нет'])
  const letter = await mailbox.letterTo(lead.email)
  expect(letter.subject).toBe('Telegram отключён от Tendertap')
  expect(letter.text).toContain(`${PUBLIC_URL}/settings#telegram`)
  const { telegram_chat_id: chat } = await db.owner
    .selectFrom('app_user')
    .select('telegram_chat_id')
    .where('id', '=', lead.id)
    .executeTakeFirstOrThrow()
  expect(chat).toBeNull()
  expect(await listDeliveries(lead.id)).toEqual([
    { state: 'dropped', problem: 'the person has stopped the bot (403)', attempts: 1 },
  ])
})
