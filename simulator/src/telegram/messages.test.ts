import { describe, expect, test } from 'vitest'
import { startTestBot } from './testing/test-bot.ts'

const { telegram, call } = await startTestBot()
const ALIYA = 501
const BOLAT = 502
telegram.sendText(ALIYA, 'Алия', '/start')
telegram.sendText(BOLAT, 'Болат', '/start')

const sent = async (text: string, more: object = {}) => {
  const { result } = await call('sendMessage', { chat_id: ALIYA, text, ...more })
  return (result as { message_id: number }).message_id
}
const button = (text: string, data: string) => ({ inline_keyboard: [[{ text, callback_data: data }]] })

describe('a message', () => {
  test('reaches its chat with its formatting and its buttons', async () => {
    const { ok, result } = await call('sendMessage', {
      chat_id: ALIYA,
      text: '<b>Лот</b> 5 &lt; 6',
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      reply_markup: {
        inline_keyboard: [
          [{ text: 'Взять', callback_data: 'take:1' }],
          [{ text: 'Открыть', url: 'https://a.example/lots/1' }],
        ],
      },
    })
    expect(ok).toBe(true)
    expect(result).toMatchObject({
      from: { is_bot: true, username: telegram.botUsername },
      chat: { id: ALIYA, type: 'private', first_name: 'Алия' },
      text: 'Лот 5 < 6',
      entities: [{ type: 'bold', offset: 0, length: 3 }],
      reply_markup: { inline_keyboard: [[{ callback_data: 'take:1' }], [{ url: 'https://a.example/lots/1' }]] },
    })
    expect(await telegram.waitForMessage(ALIYA)).toMatchObject({
      id: result.message_id,
      text: '<b>Лот</b> 5 &lt; 6',
      plain: 'Лот 5 < 6',
      keyboard: [[{ text: 'Взять', data: 'take:1' }], [{ text: 'Открыть', url: 'https://a.example/lots/1' }]],
    })
    expect(telegram.messagesTo(BOLAT)).toEqual([])
  })

  test('may come as a form or in the address too', async () => {
    const url = `${telegram.apiUrl}/bot${telegram.token}/sendmessage`
    const markup = JSON.stringify(button('Да', 'yes'))
    const fields = new URLSearchParams({ chat_id: String(BOLAT), text: 'форма', reply_markup: markup })
    const form = await fetch(url, { method: 'POST', body: fields })
    expect(await form.json()).toMatchObject({ ok: true, result: { reply_markup: button('Да', 'yes') } })
    const address = await fetch(`${url}?chat_id=${BOLAT}&text=address`)
    expect(await address.json()).toMatchObject({ ok: true, result: { text: 'address' } })
  })

  test.each([
    ['empty', { text: ' \n' }, 'Bad Request: message text is empty'],
    ['too long', { text: 'я'.repeat(4_097) }, 'Bad Request: message is too long'],
    [
      'with a tag that Telegram does not know',
      { text: '<h1>a</h1>', parse_mode: 'HTML' },
      'Bad Request: can\'t parse entities: Unsupported start tag "h1" at byte offset 0',
    ],
    ['in an unknown mode', { text: 'a', parse_mode: 'BBCode' }, 'Bad Request: unsupported parse_mode'],
    [
      'with more than 64 bytes behind a button',
      { text: 'a', reply_markup: button('a', 'я'.repeat(33)) },
      'Bad Request: BUTTON_DATA_INVALID',
    ],
    [
      'with a button that does nothing',
      { text: 'a', reply_markup: { inline_keyboard: [[{ text: 'a' }]] } },
      "Bad Request: can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
    ],
    [
      'with a button to nowhere',
      { text: 'a', reply_markup: { inline_keyboard: [[{ text: 'a', url: '/lots' }]] } },
      "Bad Request: inline keyboard button URL '/lots' is invalid: Wrong HTTP URL",
    ],
    ['to nobody', { text: 'a', chat_id: 999 }, 'Bad Request: chat not found'],
    ['without a chat', { text: 'a', chat_id: '' }, 'Bad Request: chat_id is empty'],
  ])('%s is refused', async (_which, parameters, description) => {
    expect(await call('sendMessage', { chat_id: ALIYA, ...parameters })).toEqual({
      ok: false,
      error_code: 400,
      description,
    })
  })

  test('is counted in characters after its tags were read', async () => {
    const text = `<b>${'😀'.repeat(4_096)}</b>`
    expect(await call('sendMessage', { chat_id: ALIYA, text, parse_mode: 'HTML' })).toMatchObject({ ok: true })
    expect(await sent('a', { reply_markup: button('a', 'я'.repeat(32)) })).toBeGreaterThan(0)
  })

  test('is edited, and an edit without buttons takes them away', async () => {
    const id = await sent('раз', { reply_markup: button('Да', 'yes') })
    const edit = { chat_id: ALIYA, message_id: id, text: '<i>два</i>', parse_mode: 'HTML' }
    expect(await call('editMessageText', edit)).toMatchObject({ ok: true, result: { text: 'два' } })
    const message = await telegram.waitForMessage(ALIYA, ({ plain }) => plain === 'два')
    expect(message).toMatchObject({ id, keyboard: [], edits: [{ before: { plain: 'раз' } }] })
    expect(await call('editMessageText', edit)).toMatchObject({
      error_code: 400,
      description: expect.stringContaining('message is not modified'),
    })
    expect(
      await call('editMessageReplyMarkup', { chat_id: ALIYA, message_id: id, reply_markup: button('Ещё', 'more') }),
    ).toMatchObject({ result: { text: 'два', reply_markup: button('Ещё', 'more') } })
  })

  test('keeps its bold words and links when the bot edits it with the entities that it was given', async () => {
    const id = await sent('<b>Лот</b> <a href="https://tenders.example/1">открыть</a>', { parse_mode: 'HTML' })
    const { entities } = await telegram.waitForMessage(ALIYA, (message) => message.id === id)
    await call('editMessageText', { chat_id: ALIYA, message_id: id, text: 'Лот открыть\n\n✓ Принят', entities })
    const edited = await telegram.waitForMessage(ALIYA, ({ plain }) => plain.endsWith('✓ Принят'))
    expect(edited.entities).toEqual(entities)
    const wrong = { chat_id: ALIYA, message_id: id, text: 'a', entities: [{ type: 'bold' }] }
    expect(await call('editMessageText', wrong)).toMatchObject({ error_code: 400 })
  })

  test('of another chat, of a person or of the past is not edited', async () => {
    const id = await sent('моё')
    const fail = (parameters: object) => call('editMessageText', { chat_id: ALIYA, text: 'a', ...parameters })
    const notFound = 'Bad Request: message to edit not found'
    expect(await fail({ message_id: id, chat_id: BOLAT })).toMatchObject({ description: notFound })
    expect(await call('deleteMessage', { chat_id: ALIYA, message_id: id })).toMatchObject({ result: true })
    expect(await fail({ message_id: id })).toMatchObject({ description: notFound })
    const own = telegram.sendText(ALIYA, 'Алия', 'привет')
    expect(await fail({ message_id: own.id })).toMatchObject({ description: "Bad Request: message can't be edited" })
  })
})

test('who blocked the bot gets nothing until they write again', async () => {
  telegram.block(BOLAT)
  const refusal = { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' }
  expect(await call('sendMessage', { chat_id: BOLAT, text: 'a' })).toEqual(refusal)
  expect(await call('sendChatAction', { chat_id: BOLAT, action: 'typing' })).toEqual(refusal)
  telegram.sendText(BOLAT, 'Болат', '/start')
  expect(await call('sendMessage', { chat_id: BOLAT, text: 'a' })).toMatchObject({ ok: true })
})

test('only the holder of the token may call, and only methods that exist', async () => {
  const wrong = await fetch(`${telegram.apiUrl}/bot1:wrong/getMe`)
  expect([wrong.status, await wrong.json()]).toEqual([401, { ok: false, error_code: 401, description: 'Unauthorized' }])
  expect(await call('sendPigeon')).toMatchObject({ error_code: 404, description: 'Not Found: method not found' })
  expect(await call('getMe')).toMatchObject({ result: { is_bot: true, id: 4_200_000_000 } })
})

test('the bot says which commands it has', async () => {
  const commands = [{ command: 'help', description: 'Помощь' }]
  expect(await call('setMyCommands', { commands })).toMatchObject({ result: true })
  expect(await call('getMyCommands')).toMatchObject({ result: commands })
  expect(await call('setMyCommands', { commands: [{ command: 'Помощь', description: 'a' }] })).toMatchObject({
    description: 'Bad Request: BOT_COMMAND_INVALID',
  })
})
