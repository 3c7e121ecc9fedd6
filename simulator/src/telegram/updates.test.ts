import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { startTestBot } from './testing/test-bot.ts'

const ALIYA = 501

describe('getUpdates', async () => {
  const { telegram, call } = await startTestBot()
  const takeAll = async () => {
    const { result } = await call('getUpdates')
    const last = (result as { update_id: number }[]).at(-1)
    if (last) await call('getUpdates', { offset: last.update_id + 1 })
    return result
  }

  test('gives what people wrote, again and again until the offset confirms it', async () => {
    telegram.sendText(ALIYA, { firstName: 'Алия', languageCode: 'kk' }, '/start abc')
    telegram.sendText(ALIYA, 'Алия', 'привет')
    const { result } = await call('getUpdates')
    expect(result).toMatchObject([
      {
        message: {
          from: { id: ALIYA, first_name: 'Алия', language_code: 'kk', is_bot: false },
          text: '/start abc',
          entities: [{ type: 'bot_command', offset: 0, length: 6 }],
        },
      },
      { message: { text: 'привет' } },
    ])
    expect((await call('getUpdates', { limit: 1 })).result).toEqual([result[0]])
    expect((await call('getUpdates', { offset: result[1].update_id })).result).toEqual([result[1]])
    expect((await call('getUpdates', { offset: result[1].update_id + 1 })).result).toEqual([])
  })

  test('waits for the next one', async () => {
    const waiting = call('getUpdates', { timeout: 30 })
    telegram.sendText(ALIYA, 'Алия', 'вовремя')
    expect((await waiting).result).toMatchObject([{ message: { text: 'вовремя' } }])
    await takeAll()
  })

  test('lets one poll wait: the next ends it', async () => {
    const polls = [call('getUpdates', { timeout: 30 }), call('getUpdates', { timeout: 30 })]
    expect(await Promise.race(polls)).toMatchObject({
      error_code: 409,
      description: expect.stringContaining('terminated by other getUpdates request'),
    })
    telegram.sendText(ALIYA, 'Алия', 'вовремя')
    expect((await Promise.all(polls)).filter(({ ok }) => ok)).toMatchObject([
      { result: [{ message: { text: 'вовремя' } }] },
    ])
    await takeAll()
  })

  test('tells who blocked the bot, unless it asked for other kinds only', async () => {
    telegram.block(ALIYA)
    expect(await takeAll()).toMatchObject([
      { my_chat_member: { from: { id: ALIYA }, new_chat_member: { status: 'kicked' } } },
    ])
    await call('getUpdates', { allowed_updates: ['message'] })
    telegram.unblock(ALIYA)
    expect(await takeAll()).toEqual([])
    await call('getUpdates', { allowed_updates: [] })
  })

  test('brings a pressed button, which the bot answers once', async () => {
    const reply_markup = { inline_keyboard: [[{ text: 'Взять', callback_data: 'take:1' }]] }
    const { result: message } = await call('sendMessage', { chat_id: ALIYA, text: 'Лот', reply_markup })
    const pressed = telegram.press(ALIYA, message.message_id, 'Взять')
    const [update] = await takeAll()
    expect(update).toMatchObject({
      callback_query: { data: 'take:1', from: { id: ALIYA }, message: { message_id: message.message_id } },
    })
    const answer = { callback_query_id: update.callback_query.id, text: 'Взято', show_alert: true }
    expect(await call('answerCallbackQuery', answer)).toMatchObject({ result: true })
    expect(await pressed).toEqual({ text: 'Взято', showAlert: true })
    expect(await call('answerCallbackQuery', answer)).toMatchObject({
      error_code: 400,
      description: 'Bad Request: query is too old and response timeout expired or query ID is invalid',
    })
    await expect(telegram.press(ALIYA, message.message_id, 'Продать')).rejects.toThrow('Продать')
  })
})

test('a press that the bot does not answer in time is over', async () => {
  const { telegram, call } = await startTestBot({ callbackSeconds: 0 })
  telegram.sendText(ALIYA, 'Алия', '/start')
  const reply_markup = { inline_keyboard: [[{ text: 'Да', callback_data: 'yes' }]] }
  const { result: message } = await call('sendMessage', { chat_id: ALIYA, text: 'Лот', reply_markup })
  expect(await telegram.press(ALIYA, message.message_id, 'Да')).toBeNull()
  const { result } = await call('getUpdates', { offset: -1 })
  expect(await call('answerCallbackQuery', { callback_query_id: result[0].callback_query.id })).toMatchObject({
    error_code: 400,
  })
})

test('a webhook gets each update with its secret, in order, again until it says yes', async () => {
  const { telegram, call } = await startTestBot({ webhookRetryMilliseconds: 1 })
  const heard: string[] = []
  const all = Promise.withResolvers<void>()
  const refusals = [500, 404]
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const { message } = (await json(request)) as { message: { text: string } }
    const status = refusals.shift() ?? 200
    heard.push(`${status} ${String(request.headers['x-telegram-bot-api-secret-token'])} ${message.text}`)
    response.writeHead(status).end()
    if (message.text === 'три') all.resolve()
  }
  const server = createServer((request, response) => void hear(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  telegram.sendText(ALIYA, 'Алия', 'раз')
  expect(await call('setWebhook', { url, secret_token: 'не годится' })).toMatchObject({ error_code: 400 })
  expect(await call('setWebhook', { url, secret_token: 'secret-1' })).toMatchObject({ result: true })
  telegram.sendText(ALIYA, 'Алия', 'два')
  telegram.sendText(ALIYA, 'Алия', 'три')
  await all.promise
  expect(heard).toEqual([
    '500 secret-1 раз',
    '404 secret-1 раз',
    '200 secret-1 раз',
    '200 secret-1 два',
    '200 secret-1 три',
  ])
  expect(await call('getWebhookInfo')).toMatchObject({
    result: { url, last_error_message: expect.stringContaining('404') },
  })
  expect(await call('getUpdates')).toMatchObject({
    error_code: 409,
    description: expect.stringContaining("can't use getUpdates method while webhook is active"),
  })
  expect(await call('deleteWebhook', { drop_pending_updates: true })).toMatchObject({ result: true })
  expect(await call('getUpdates')).toMatchObject({ result: [] })
  server.close()
})
