import { expect, test } from 'vitest'
import { startTestBot } from '../testing/test-bot.ts'
import { renderText } from './html.ts'

const { telegram, call } = await startTestBot({ botUsername: 'a_demo_bot' })
const get = async (path: string) => fetch(`${telegram.chatUrl}${path}`, { redirect: 'manual' })
const read = async (path: string) => (await get(path)).text()
const start = (fields: Record<string, string>) =>
  fetch(`${telegram.chatUrl}/start`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const chatOf = (response: Response) => Number(/\/chats\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1])

test('a link to the bot opens a new chat, in which the person sends the token', async () => {
  const page = await read('/a_demo_bot?start=abc_DEF-1')
  expect(page).toContain('<input type="hidden" name="start" value="abc_DEF-1">')
  expect(page).toContain('Запустить')
  const response = await start({ start: 'abc_DEF-1', name: 'Алия', chat: '' })
  expect(response.status).toBe(303)
  const { result: updates } = await call('getUpdates')
  expect(updates).toMatchObject([
    { message: { chat: { id: chatOf(response), first_name: 'Алия' }, text: '/start abc_DEF-1' } },
  ])
})

test('the next new person gets another chat, a known one stays in theirs', async () => {
  const first = chatOf(await start({ start: '', name: '' }))
  expect(await read('/')).toContain('Демо')
  expect(chatOf(await start({ start: 'x' }))).not.toBe(first)
  expect(chatOf(await start({ start: 'y', chat: String(first) }))).toBe(first)
})

test('a chat shows formatting, buttons and edits; whatever came from outside is escaped', async () => {
  const chat = chatOf(await start({ start: '', name: '<img src=x>' }))
  const evil = '"><script>alert(1)</script>'
  const { result } = await call('sendMessage', {
    chat_id: chat,
    text: '<b>Лот</b> &lt;img src=x&gt; <a href="https://a.example/?a=1&amp;b=&quot;">тут</a>',
    parse_mode: 'HTML',
    reply_markup: {
      inline_keyboard: [
        [{ text: evil, callback_data: 'a' }],
        [{ text: 'Открыть', url: `https://a.example/"onclick="x` }],
      ],
    },
  })
  const page = await read(`/chats/${chat}`)
  expect(page).toContain('<b>Лот</b> &#60;img src=x&#62; <a href="https://a.example/?a=1&#38;b=&#34;"')
  expect(page).toContain('href="https://a.example/&#34;onclick=&#34;x"')
  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('<img')
  expect(page).not.toContain('изменено')
  await call('editMessageText', { chat_id: chat, message_id: result.message_id, text: evil })
  const now = (await (await get(`/chats/${chat}/now`)).json()) as { conversation: string; state: string }
  expect(now.conversation).toContain('изменено')
  expect(now.conversation).not.toContain('<script')
  expect(now.state).toBe('open')
  telegram.block(chat)
  expect(await (await get(`/chats/${chat}/now`)).json()).toMatchObject({ state: 'blocked' })
})

test('a page runs its own script and nothing else', async () => {
  const chat = chatOf(await start({}))
  const response = await get(`/chats/${chat}`)
  const nonce = /<script type="module" nonce="([\w-]+)">/.exec(await response.text())?.[1]
  expect(response.headers.get('content-security-policy')).toContain(
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'`,
  )
  const again = await get(`/chats/${chat}`)
  expect(again.headers.get('content-security-policy')).not.toContain(nonce)
})

test('an open page hears of each change of its chat', async () => {
  const chat = chatOf(await start({}))
  const live = await get(`/chats/${chat}/live`)
  const chunks = live.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await chunks.read()).value).toBe(': open\n\n')
  await call('sendMessage', { chat_id: chat, text: 'новость' })
  expect((await chunks.read()).value).toBe('data: changed\n\n')
  await chunks.cancel()
})

test('other addresses are not there', async () => {
  expect((await get('/chats/1')).status).toBe(404)
  expect((await get('/another_bot?start=a')).status).toBe(404)
})

test('entities that overlap are still well-formed HTML', () => {
  const entities = [
    { type: 'bold', offset: 0, length: 4 },
    { type: 'italic', offset: 2, length: 4 },
  ]
  expect(renderText({ plain: 'abcdef', entities })).toBe('<b>ab<i>cd</i></b>ef')
})
