import { expect, test } from 'vitest'
import type { Message } from './chat.ts'
import { startTestBot } from './testing/test-bot.ts'

const { telegram, call } = await startTestBot()
const ALIYA = 501
const order = async (path: string, body: object) =>
  fetch(`${telegram.chatUrl}/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
const read = async (query: string) =>
  (await (await fetch(`${telegram.chatUrl}/api/messages?${query}`)).json()) as Message[]
const textsOf = (messages: readonly Message[]) => messages.map(({ plain }) => plain)

test('a journey writes, reads, presses and blocks from outside', async () => {
  expect((await order('text', { chat: ALIYA, person: 'Алия', text: '/start' })).ok).toBe(true)
  const waiting = read(`chat=${ALIYA}&contains=привет&wait=30`)
  const reply_markup = { inline_keyboard: [[{ text: 'Да', callback_data: 'yes' }]] }
  await call('sendMessage', { chat_id: ALIYA, text: 'раз' })
  const { result: message } = await call('sendMessage', { chat_id: ALIYA, text: 'привет, Алия', reply_markup })
  expect(textsOf(await waiting)).toEqual(['привет, Алия'])
  expect(textsOf(await read(`chat=${ALIYA}`))).toEqual(['раз', 'привет, Алия'])
  expect(textsOf(await read(`chat=${ALIYA}&after=${message.message_id}&wait=0`))).toEqual([])

  const pressing = order('press', { chat: ALIYA, message: message.message_id, button: 'Да' })
  const { result: updates } = await call('getUpdates', { timeout: 30, offset: -1, allowed_updates: ['callback_query'] })
  const query = updates.find((update: object) => 'callback_query' in update) ?? (await nextPress(updates))
  await call('answerCallbackQuery', { callback_query_id: query.callback_query.id, text: 'Хорошо' })
  expect(await (await pressing).json()).toEqual({ text: 'Хорошо', showAlert: false })

  await order('block', { chat: ALIYA })
  expect(await call('sendMessage', { chat_id: ALIYA, text: 'a' })).toMatchObject({ error_code: 403 })
  await order('block', { chat: ALIYA, blocked: false })
  expect(await call('sendMessage', { chat_id: ALIYA, text: 'a' })).toMatchObject({ ok: true })
  await fetch(`${telegram.chatUrl}/api/messages`, { method: 'DELETE' })
  expect(await read('')).toEqual([])
  expect(await (await fetch(`${telegram.chatUrl}/api/chats`)).json()).toMatchObject([{ id: ALIYA }])
  expect((await order('press', { chat: 1, message: 1, button: 'a' })).status).toBe(400)
})

async function nextPress(seen: { update_id: number }[]) {
  const { result } = await call('getUpdates', { timeout: 30, offset: (seen.at(-1)?.update_id ?? 0) + 1 })
  return result[0]
}
