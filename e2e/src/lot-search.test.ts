// The search of the catalogue: its order, open lots, only the typed words, and from a fact of a lot to all its lots.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { NARROW, useBrowser, WIDE } from './browser.ts'
import { fetchToken, personWith } from './people.ts'

const visit = useBrowser()
let token = ''
beforeAll(async () => {
  token = await fetchToken(personWith('lead'))
})

const rows = (page: Page) => page.locator('[data-lot]')
const order = (page: Page) => page.getByRole('combobox', { name: 'Сортировка' })
const readOrder = (page: Page) => order(page).locator('option:checked').innerText()
const readQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function searchFor(page: Page, words: string): Promise<void> {
  await page.goto('/all-lots')
  await rows(page).first().waitFor()
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(words)
  await rows(page).locator('mark').first().waitFor()
}

test.each([
  { where: 'on a desk', viewport: WIDE },
  { where: 'on a phone', viewport: NARROW },
])('a lead $where types words, and chooses another order than by relevance', async ({ viewport }) => {
  const { page, problems } = await visit({ viewport, storage: { token } })
  await page.goto('/all-lots')
  await expect.poll(() => readOrder(page)).toBe('Сначала новые')
  await searchFor(page, 'картридж')
  await expect.poll(() => readOrder(page)).toBe('Сначала самые подходящие')
  expect(readQuery(page)).toEqual({ search: 'картридж' })
  await order(page).selectOption({ label: 'Сначала новые' })
  await expect.poll(() => readQuery(page)).toEqual({ search: 'картридж', sortBy: 'publicationDate', sort: 'desc' })
  await order(page).selectOption({ label: 'Сначала самые подходящие' })
  await expect.poll(() => readQuery(page)).toEqual({ search: 'картридж' })
  expect(problems).toEqual([])
})

test('a lead shows only open lots, and «Сбросить» shows all again', async () => {
  const { page, problems } = await visit({ storage: { token } })
  await searchFor(page, 'картридж')
  const open = page.getByRole('radio', { name: /^Открытые/ })
  await page.getByText(/^Открытые/).click()
  await expect.poll(() => readQuery(page)).toEqual({ search: 'картридж', openOnly: 'true' })
  expect(await open.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Сбросить', exact: true }).click()
  await expect.poll(() => readQuery(page)).toEqual({})
  await expect.poll(() => open.isChecked()).toBe(false)
  expect(problems).toEqual([])
})

test('a link that searches for the typed words only says so, and similar words are one click away', async () => {
  const { page, problems } = await visit({ storage: { token } })
  await page.goto(`/all-lots?search=${encodeURIComponent('картридж')}&exactWords=true`)
  await page.getByText('Только эти слова').waitFor()
  await page.getByRole('button', { name: 'Искать и синонимы' }).click()
  await expect.poll(() => readQuery(page)).toEqual({ search: 'картридж' })
  expect(problems).toEqual([])
})

test('words that no lot has are named, without a word about filters', async () => {
  const { page, problems } = await visit({ storage: { token } })
  await page.goto(`/all-lots?search=${encodeURIComponent('слова которых нет ни в одном лоте')}`)
  const message = page.getByRole('status').filter({ hasText: 'Лоты не найдены' })
  await message.getByText('Нет лотов по запросу «слова которых нет ни в одном лоте».').waitFor()
  expect(await message.innerText()).not.toContain('фильтр')
  expect(problems).toEqual([])
})

test.each([
  { where: 'on a desk', viewport: WIDE },
  { where: 'on a phone', viewport: NARROW },
])('a click on a customer $where leads to its lots, and unfolds none', async ({ viewport }) => {
  const { page, problems } = await visit({ viewport, storage: { token } })
  await page.goto('/all-lots?minPrice=1000')
  await rows(page).first().waitFor()
  const customer = rows(page).first().locator('a[href*="companies="]')
  const name = await customer.innerText()
  await customer.click()
  await page.waitForURL(/companies=/)
  expect(Object.keys(readQuery(page))).toEqual(['companies'])
  const listCustomers = () => rows(page).locator('a[href*="companies="]').allInnerTexts()
  await expect.poll(async () => new Set(await listCustomers())).toEqual(new Set([name]))
  expect(await page.getByRole('heading', { name: 'Условия' }).count()).toBe(0)
  expect(problems).toEqual([])
})
