import { describe, expect, test } from 'vitest'
import { startTestBot } from './testing/test-bot.ts'

const ALIYA = 501
const BOLAT = 502

describe('a fault', async () => {
  const { telegram, call } = await startTestBot()
  telegram.sendText(ALIYA, 'Алия', '/start')
  telegram.sendText(BOLAT, 'Болат', '/start')
  const post = (path: string, body: object, method = 'POST') =>
    fetch(`${telegram.chatUrl}/api/${path}`, { method, body: JSON.stringify(body) })
  const sendTo = (chat: number, text: string) => call('sendMessage', { chat_id: chat, text })
  const textsTo = (chat: number) => telegram.messagesTo(chat).map(({ plain }) => plain)

  test('refuses the given number of times, in the given chat', async () => {
    expect((await post('faults', { fault: 'too_many_requests', chat: ALIYA, times: 2, retryAfter: 7 })).ok).toBe(true)
    telegram.injectFault({ fault: 'blocked', chat: BOLAT })
    const refusal = {
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 7',
      parameters: { retry_after: 7 },
    }
    expect(await sendTo(ALIYA, 'раз')).toEqual(refusal)
    expect(await sendTo(BOLAT, 'раз')).toMatchObject({ error_code: 403 })
    expect(await sendTo(BOLAT, 'два')).toMatchObject({ ok: true })
    expect(await sendTo(ALIYA, 'раз')).toEqual(refusal)
    expect(await sendTo(ALIYA, 'два')).toMatchObject({ ok: true })
    expect([textsTo(ALIYA), textsTo(BOLAT)]).toEqual([['два'], ['два']])
  })

  test('happens to each n-th call, and to another method', async () => {
    telegram.injectFault({ fault: 'blocked', every: 2, times: 2 })
    const answers = []
    for (let number = 0; number < 6; number += 1) answers.push((await sendTo(ALIYA, 'a')).ok)
    expect(answers).toEqual([true, false, true, false, true, true])
    telegram.injectFault({ fault: 'too_many_requests', method: 'getMe' })
    expect(await sendTo(ALIYA, 'a')).toMatchObject({ ok: true })
    expect(await call('getMe')).toMatchObject({ error_code: 429 })
  })

  test('puts a broken gateway in between', async () => {
    telegram.injectFault({ fault: 'bad_gateway' })
    const response = await fetch(`${telegram.apiUrl}/bot${telegram.token}/sendMessage?chat_id=${ALIYA}&text=a`)
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html'])
    expect(await response.text()).toContain('502 Bad Gateway')
  })

  test('loses the answer of a message that was delivered', async () => {
    telegram.injectFault({ fault: 'lost_answer', chat: BOLAT })
    await expect(sendTo(BOLAT, 'потерян ответ')).rejects.toThrow('fetch failed')
    expect(textsTo(BOLAT)).toContain('потерян ответ')
  })

  test('answers never: once with the message delivered, once without', async () => {
    const send = async (text: string) => {
      const gaveUp = new AbortController()
      const answer = call('sendMessage', { chat_id: ALIYA, text }, gaveUp.signal)
      // the counts tell when the fault has happened
      const before = telegram.counts()
      await expect
        .poll(() => telegram.counts().hang + telegram.counts().silent_after_accept)
        .toBeGreaterThan(before.hang + before.silent_after_accept)
      gaveUp.abort()
      await expect(answer).rejects.toThrow('aborted')
    }
    telegram.injectFault({ fault: 'silent_after_accept' })
    await send('молча доставлено')
    telegram.injectFault({ fault: 'hang' })
    await send('повисло')
    expect(textsTo(ALIYA)).toContain('молча доставлено')
    expect(textsTo(ALIYA)).not.toContain('повисло')
  })

  test('is counted and can be taken back', async () => {
    expect(telegram.counts()).toEqual({
      delivered: telegram.messages().length,
      limited: 0,
      too_many_requests: 3,
      blocked: 3,
      bad_gateway: 1,
      hang: 1,
      lost_answer: 1,
      silent_after_accept: 1,
    })
    telegram.injectFault({ fault: 'blocked', times: 10 })
    expect((await post('faults', {}, 'DELETE')).ok).toBe(true)
    expect(await sendTo(ALIYA, 'a')).toMatchObject({ ok: true })
    expect((await post('faults', { fault: 'fire' })).status).toBe(400)
  })
})

describe('the limits', () => {
  test('of one chat let a few through, then ask to wait', async () => {
    const { telegram, call } = await startTestBot({ perChatPerSecond: 0.001 })
    for (const chat of [ALIYA, BOLAT]) telegram.sendText(chat, 'Кто-то', '/start')
    const codes = []
    for (const chat of [ALIYA, ALIYA, ALIYA, ALIYA, BOLAT])
      codes.push((await call('sendMessage', { chat_id: chat, text: 'a' })).error_code ?? 200)
    expect(codes).toEqual([200, 200, 200, 429, 200])
    const { description, parameters } = await call('sendMessage', { chat_id: ALIYA, text: 'a' })
    expect(parameters?.retry_after).toBeGreaterThan(900)
    expect(description).toBe(`Too Many Requests: retry after ${parameters?.retry_after}`)
    expect(telegram.counts()).toMatchObject({ delivered: 4, limited: 2 })
  })

  test('of all chats together are counted over all', async () => {
    const { telegram, call } = await startTestBot({ perSecond: 0.001 })
    for (const chat of [ALIYA, BOLAT]) telegram.sendText(chat, 'Кто-то', '/start')
    expect(await call('sendMessage', { chat_id: ALIYA, text: 'a' })).toMatchObject({ ok: true })
    expect(await call('sendMessage', { chat_id: BOLAT, text: 'a' })).toMatchObject({ error_code: 429 })
  })
})

test('only the newest messages are kept', async () => {
  const { telegram, call } = await startTestBot({ keep: 3 })
  telegram.sendText(ALIYA, 'Алия', '/start')
  for (const text of ['1', '2', '3', '4']) await call('sendMessage', { chat_id: ALIYA, text })
  expect(telegram.messages().map(({ plain }) => plain)).toEqual(['2', '3', '4'])
})
