// A lead connects Telegram, hears there of a lot that the portal has just published, and accepts it in the chat.
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { openSubscribedCompany } from './companies.ts'
import { addColleague, fetchToken } from './people.ts'
import { publishAnnouncement } from './portals.ts'

const visit = useBrowser()
// hardly anybody buys them, so nothing else is told meanwhile
const ITEM = 'Микроскоп'
const PROFILE = 'Микроскопы и лупы'
// every open lot of the demo is scored, and the portals answer at their own pace
const SCORING_MS = 200_000
const FETCHING_MS = 90_000

let lead: string
let colleague: string

beforeAll(async () => {
  const url = inject('url')
  const { email: by } = await openSubscribedCompany()
  const admin = await fetchToken(by)
  const profile = { name: PROFILE, keywords: ['микроскоп'], minScore: 20 }
  await call(url, 'interests/createInterest', profile, admin)
  lead = await fetchToken(await addColleague({ by, role: 'lead', fullName: 'Айгерим Первая' }))
  colleague = await fetchToken(await addColleague({ by, role: 'lead', fullName: 'Тимур Второй' }))
  // the same hour twice: none are quiet
  await call(url, 'settings/updateSettings', { quiet_from: 0, quiet_to: 0 }, lead)
  await vi.waitFor(
    async () => {
      const [made] = await call(url, 'interests/getInterests', {}, admin)
      if (made?.scoring.state !== 'done') throw new Error('The lots are not scored yet')
    },
    { timeout: SCORING_MS, interval: 500 },
  )
})

/** From the profile to the chat page, which stays open. */
async function connectTelegram(page: Page): Promise<Page> {
  const sidebar = page.getByRole('complementary', { name: 'Профиль' })
  await sidebar.getByRole('button', { name: 'Развернуть профиль' }).click()
  await sidebar.getByRole('button', { name: 'Подключить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Подключение Telegram' })
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'Открыть Telegram' }).click(),
  ])
  chat.setDefaultTimeout(FETCHING_MS)
  await chat.waitForURL((url) => url.origin === inject('telegramUrl'))
  await chat.getByRole('textbox', { name: 'Имя' }).fill('Айгерим')
  await Promise.all([
    // leaves after five seconds
    page.getByText('Telegram подключён', { exact: true }).waitFor(),
    chat.getByRole('button', { name: 'Запустить' }).click(),
  ])
  await chat.getByText('Айгерим Первая, чат подключён.').waitFor()
  // without a reload
  await dialog.waitFor({ state: 'detached' })
  await sidebar.getByRole('button', { name: 'Отвязать' }).waitFor()
  return chat
}

/** The lots of the profile that were told so far. */
async function listTold(): Promise<number[]> {
  const { data } = await call(inject('url'), 'notices/getNotices', { language: 'ru', limit: 100 }, lead)
  return data.flatMap(({ kind, lot }) => (kind === 'lot_matched' && lot ? [lot.id] : []))
}

test(
  'a lead accepts a new lot in the chat, and a colleague sees the vote on an open page',
  async () => {
    const own = await visit({ storage: { token: lead } })
    await own.page.goto('/all-lots')
    const chat = await connectTelegram(own.page)
    // what the portal published lately may have been told before
    const known = await call(inject('url'), 'lots/getLots', { search: ITEM, limit: 50 }, lead)
    const old = new Set(known.data.map(({ id }) => id))

    await publishAnnouncement(ITEM)
    const lotId = await vi.waitFor(
      async () => {
        const found = (await listTold()).find((id) => !old.has(id))
        if (found === undefined) throw new Error('The lead has not been told yet')
        return found
      },
      { timeout: FETCHING_MS, interval: 1_000 },
    )
    const message = chat.getByRole('article').filter({ has: chat.locator(`a[href*="open=${lotId}"]`) })
    await message.getByText(ITEM).first().waitFor({ timeout: FETCHING_MS })

    const other = await visit({ storage: { token: colleague } })
    await other.page.goto(`/rate-lots#${lotId}`)
    const card = other.page.locator(`article[data-lot="${lotId}"]`)
    await card.getByRole('button', { name: 'Принять' }).waitFor()
    expect(await card.getByText('Айгерим Первая').count()).toBe(0)

    await message.getByRole('button', { name: 'Принять' }).click()
    await card.getByText('Айгерим Первая').waitFor()
    await message.getByText('Лот принят').waitFor()
    await message.getByRole('button', { name: 'Принять' }).waitFor({ state: 'detached' })
    for (const { problems } of [own, other]) expect(problems).toEqual([])
  },
  FETCHING_MS * 2 + 120_000,
)
