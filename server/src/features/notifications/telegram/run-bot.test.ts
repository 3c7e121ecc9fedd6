import { expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { atEnd } from '../../../testing/at-end.ts'
import { freePort } from '../../../testing/local-postgres.ts'
import { testServer } from '../../../testing/server.ts'
import { testTelegram } from '../../../testing/telegram.ts'
import { listenToTelegram, pollTelegram } from './run-bot.ts'

const server = await testServer()
const log = createLog('silent', 'bot')
const SECRET = 'a-secret-of-the-webhook'

test('Telegram calls the bot, which believes nobody without the secret', async () => {
  const telegram = await testTelegram(server, { isPolled: false })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const bot = await listenToTelegram(telegram.makeBot(), { url, secret: SECRET, host: '127.0.0.1', port }, log)
  atEnd(bot.stop)
  telegram.sendText(1, 'Данияр', '/help')
  expect((await telegram.waitForMessage(1)).plain).toContain('/stop')

  const update = {
    update_id: 1,
    message: {
      message_id: 1,
      date: 0,
      text: '/help',
      chat: { id: 1, type: 'private', first_name: 'Данияр' },
      from: { id: 1, is_bot: false, first_name: 'Данияр' },
    },
  }
  const post = (headers: Record<string, string>, body = JSON.stringify(update)) =>
    fetch(url, { method: 'POST', body, headers }).then(({ status }) => status)
  const known = { 'x-telegram-bot-api-secret-token': SECRET }
  expect(await post({})).toBe(401)
  expect(await post({ 'x-telegram-bot-api-secret-token': `${SECRET}x` })).toBe(401)
  expect(telegram.messagesTo(1)).toHaveLength(1)
  expect(await post(known, 'x'.repeat(2 * 1024 * 1024))).toBe(413)
  expect(await post(known, '{')).toBe(500)
  expect(await post(known)).toBe(200)
  expect(telegram.messagesTo(1)).toHaveLength(2)
})

test('the bot that asks goes on after Telegram has failed, and ends when it is stopped', async () => {
  const telegram = await testTelegram(server, { isPolled: false })
  telegram.injectFault({ fault: 'bad_gateway', method: 'setMyCommands', times: 4 })
  telegram.injectFault({ fault: 'bad_gateway', method: 'getUpdates' })
  const bot = pollTelegram(telegram.makeBot(), log)
  telegram.sendText(2, 'Данияр', '/help')
  expect((await telegram.waitForMessage(2, undefined, { seconds: 15 })).plain).toContain('/stop')
  await bot.stop()
  telegram.sendText(2, 'Данияр', '/help')
  expect(telegram.messagesTo(2)).toHaveLength(1)
})
