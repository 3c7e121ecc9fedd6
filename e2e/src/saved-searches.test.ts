// A search is saved, the portal publishes a lot that it finds, and the person is told; a tender is followed.
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { addColleague, fetchToken } from './people.ts'
import { publishAnnouncement } from './portals.ts'

const visit = useBrowser()
// the portals answer at their own pace
const FETCHING_MS = 90_000
const JOURNEY_MS = FETCHING_MS + 210_000

let token: string

beforeAll(async () => {
  token = await fetchToken(await addColleague({ role: 'manager' }))
})

const listNotices = async () =>
  (await call(inject('url'), 'notices/getNotices', { language: 'ru', limit: 20 }, token)).data

test(
  'a saved search tells of a new lot, and its count is gone once it is opened',
  async () => {
    const { page, problems } = await visit({ storage: { token } })
    await page.goto('/all-lots?sources=ows')
    await page.getByRole('button', { name: 'Сохранить поиск' }).click()
    const dialog = page.getByRole('dialog', { name: 'Сохранить поиск' })
    await dialog.getByLabel('Название').fill('Госзакупки')
    await dialog.getByLabel('Сообщать о новых лотах').selectOption('Сразу')
    await Promise.all([
      page.getByText('Поиск сохранён', { exact: true }).waitFor(),
      dialog.getByRole('button', { name: 'Сохранить' }).click(),
    ])
    await page.getByRole('button', { name: 'Сохранить поиск' }).waitFor({ state: 'detached' })

    await publishAnnouncement()
    const told = await vi.waitFor(
      async () => {
        const found = (await listNotices()).find(({ kind }) => kind === 'search_matched')
        if (!found) throw new Error('The person has not been told yet')
        return found
      },
      { timeout: FETCHING_MS, interval: 1_000 },
    )
    expect(told).toMatchObject({ says: 'Новый лот по поиску «Госзакупки»', isRead: false })
    // without a reload
    const bell = page.locator('header').getByRole('button', { name: /^Уведомления/ })
    await expect.poll(() => bell.textContent()).toMatch(/^[1-9]/)
    await bell.click()
    const feed = page.getByRole('dialog', { name: 'Уведомления' })
    await feed.getByRole('listitem').filter({ hasText: 'Новый лот по поиску «Госзакупки»' }).first().waitFor()

    await page.goto('/all-lots')
    const button = page.getByRole('button', { name: /^Мои поиски .*новы/ })
    await button.click()
    await page
      .getByRole('dialog', { name: 'Мои поиски' })
      .getByRole('button', { name: 'Госзакупки', exact: true })
      .click()
    await page.waitForURL((url) => url.searchParams.get('sources') === 'ows')
    await page.locator(`[data-lot="${told.lot?.id}"]`).waitFor()
    await expect
      .poll(async () => (await call(inject('url'), 'savedSearches/getAll', {}, token)).searches[0]?.newLots)
      .toBe(0)
    expect(problems).toEqual([])
  },
  JOURNEY_MS,
)

test('a tender and its customer are followed from its page, and left in the list of what is followed', async () => {
  const { data } = await call(inject('url'), 'lots/getLots', { openOnly: true }, token)
  const { page, problems } = await visit({ storage: { token } })
  await page.goto(`/tender/${data[0]?.TenderId}`)
  for (const what of ['за закупкой', 'за заказчиком']) {
    await page.getByRole('button', { name: `Следить ${what}` }).click()
    await page.getByRole('button', { name: `Вы следите ${what}` }).waitFor()
  }
  await page.goto('/all-lots')
  await page.getByRole('button', { name: /^Мои поиски/ }).click()
  const followed = page.getByRole('region', { name: 'Вы следите' })
  await expect.poll(() => followed.getByRole('button', { name: 'Больше не следить' }).count()).toBe(2)
  await followed.getByRole('button', { name: 'Больше не следить' }).first().click()
  await expect.poll(() => followed.getByRole('button', { name: 'Больше не следить' }).count()).toBe(1)
  expect(problems).toEqual([])
})
