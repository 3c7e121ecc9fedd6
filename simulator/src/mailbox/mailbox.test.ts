import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test } from 'vitest'
import type { ReceivedLetter } from './letter.ts'
import { startMailbox } from './mailbox.ts'

const mailbox = await startMailbox()
afterAll(mailbox.close)

/** Sends a letter over SMTP; returns the server's reply codes up to the first refusal. */
async function sendLetter(to: string, letter: string): Promise<string[]> {
  const { hostname, port } = new URL(mailbox.smtpUrl)
  const socket = connect(Number(port), hostname)
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const codes: string[] = []
  const lines = [
    null,
    'HELO test',
    'MAIL FROM:<from@test.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${letter.replaceAll('\n', '\r\n')}\r\n.`,
  ]
  for (const line of lines) {
    if (line !== null) socket.write(`${line}\r\n`)
    const { value } = await replies.next()
    codes.push(String(value).slice(0, 3))
    if (!/^[23]/.test(String(value))) break
  }
  socket.destroy()
  await once(socket, 'close')
  return codes
}

const ACCEPTED = ['220', '250', '250', '250', '354', '250']
const get = (path: string) => fetch(`${mailbox.inboxUrl}${path}`)
const injectFault = (fault: object) =>
  fetch(`${mailbox.inboxUrl}/api/faults`, { method: 'POST', body: JSON.stringify(fault) })

describe('the mail server', () => {
  test('takes a letter and keeps what the envelope said beside what the headers claim', async () => {
    expect(
      await sendLetter(
        'real@test.example',
        'From: a@b.example\nTo: claimed@test.example\nSubject: =?utf-8?B?0J/RgNC40LLQtdGC?=\n\nText',
      ),
    ).toEqual(ACCEPTED)
    const letter = await mailbox.letterTo('real@test.example')
    expect(letter).toMatchObject({
      subject: 'Привет',
      to: '<claimed@test.example>',
      envelope: { from: 'from@test.example', to: ['real@test.example'] },
    })
  })

  test('fails by an injected fault, the given number of times, for the given address', async () => {
    await injectFault({ fault: 'try_later', to: 'grey@test.example', times: 2 })
    await injectFault({ fault: 'reject_recipient', to: 'gone@test.example' })
    expect(await sendLetter('other@test.example', 'Subject: a\n\n')).toEqual(ACCEPTED)
    expect(await sendLetter('grey@test.example', 'Subject: a\n\n')).toEqual(['220', '250', '250', '451'])
    expect(await sendLetter('gone@test.example', 'Subject: a\n\n')).toEqual(['220', '250', '250', '550'])
    expect(await sendLetter('grey@test.example', 'Subject: a\n\n')).toEqual(['220', '250', '250', '451'])
    expect(await sendLetter('grey@test.example', 'Subject: a\n\n')).toEqual(ACCEPTED)
    expect((await injectFault({ fault: 'explode' })).status).toBe(400)
  })

  test('takes the letter and hangs up by an injected fault', async () => {
    await injectFault({ fault: 'drop_after_data' })
    expect((await sendLetter('dropped@test.example', 'Subject: a\n\n')).slice(0, -1)).toEqual(ACCEPTED.slice(0, -1))
    await mailbox.letterTo('dropped@test.example')
  })
})

describe('the inbox', () => {
  test('gives the letters to an address as JSON, and waits for one that has not come', async () => {
    const waiting = get('/api/letters?to=soon@test.example&wait=10')
    await sendLetter('soon@test.example', 'Subject: soon\n\n')
    const [letter] = (await (await waiting).json()) as ReceivedLetter[]
    expect(letter?.subject).toBe('soon')
    expect(await (await get(`/api/letters?to=soon@test.example&after=${letter?.id}`)).json()).toEqual([])
  })

  test('shows a hostile letter without running anything of it', async () => {
    await sendLetter(
      'hostile@test.example',
      'Subject: <script>alert(1)</script>\nContent-Type: text/html\n\n<script>alert(2)</script><p>Hello</p>',
    )
    const { id } = await mailbox.letterTo('hostile@test.example')
    for (const path of ['/', `/letters/${id}`]) {
      const page = await get(path)
      expect(await page.text()).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    const page = await (await get(`/letters/${id}`)).text()
    expect(page).toContain(`<iframe src="/letters/${id}/html"`)
    expect(page).not.toContain('<script')
    const part = await get(`/letters/${id}/html`)
    expect(part.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
    expect(await part.text()).toContain('<p>Hello</p>')
  })

  test('has no page for a letter that never came', async () => {
    expect((await get('/letters/99999')).status).toBe(404)
    expect((await get('/anything')).status).toBe(404)
  })
})
