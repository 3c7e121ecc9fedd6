import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { waitForLetter } from './mailbox.ts'
import { fetchToken, personSpeaking, personWith } from './people.ts'

const visit = useBrowser()
const OPERATOR = 'operator@tendertap.example'

describe('help', () => {
  test('is a tab of the header, and gives the guide in the person’s language as a PDF', async () => {
    const { page, problems } = await visit({ storage: { token: await fetchToken(personSpeaking('kz')) } })
    await page.goto('/')
    await page.getByRole('link', { name: 'Нұсқаулық' }).click()
    await page.waitForURL('**/help')
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF жүктеп алу' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('Tendertap. Пайдаланушы нұсқаулығы.pdf')
    const saved = readFileSync(await download.path())
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-')
    const answer = await fetch(`${inject('url')}/guide-kz.pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(saved.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
    expect(problems).toEqual([])
  })

  test('sends a message that reaches the operator’s mailbox; the button waits for something to send', async () => {
    const { page } = await visit({ storage: { token: await fetchToken(personWith('controller')) } })
    await page.goto('/help')
    const send = page.getByRole('button', { name: 'Отправить' })
    const message = page.getByLabel('Сообщение')
    await expect.poll(() => send.isDisabled()).toBe(true)
    await message.fill('  \n ')
    await expect.poll(() => send.isDisabled()).toBe(true)
    const words = `Проверка связи ${randomUUID()}`
    await message.fill(words)
    await Promise.all([page.getByText('Ваше сообщение успешно отправлено!').waitFor(), send.click()])
    await expect.poll(() => message.inputValue()).toBe('')
    const letter = await waitForLetter(OPERATOR, { saying: words })
    expect(letter.subject).toContain('Сообщение пользователя')
    expect(letter.text).toContain(personWith('controller'))
  })

  test('keeps the message and says why when it could not be sent', async () => {
    const { page } = await visit({ storage: { token: await fetchToken(personSpeaking('en')) } })
    await page.route('**/api/feedback/sendFeedback', (route) => route.abort())
    await page.goto('/help')
    await page.getByLabel('Message').fill('Hello')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('An error occurred while sending the message. Please try again.').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello')
  })
})
