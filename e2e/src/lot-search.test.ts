// The search of the catalogue: its order, open lots, only the typed words, and from a fact of a lot to all its lots.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { call } from './api.ts'
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
  await expect.poll(() => open.isChecked()).toBe(true)
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
  // a lot that the portal publishes meanwhile would be the first
  const id = await rows(page).first().getAttribute('data-lot')
  const customer = page.locator(`[data-lot="${id}"] a[href*="companies="]`)
  const name = await customer.innerText()
  await customer.click()
  await page.waitForURL(/companies=/)
  expect(Object.keys(readQuery(page))).toEqual(['companies'])
  const listCustomers = () => rows(page).locator('a[href*="companies="]').allInnerTexts()
  await expect.poll(async () => new Set(await listCustomers())).toEqual(new Set([name]))
  await expect.poll(() => page.getByRole('heading', { name: 'Условия' }).count()).toBe(0)
  expect(problems).toEqual([])
})

describe('a lead who searches for words', () => {
  test('sees the lots that have them in their names first, then where else they were found', async () => {
    const { page, problems } = await visit({ storage: { token } })
    await page.goto(`/all-lots?search=${encodeURIComponent('картридж')}&limit=50`)
    const divider = page.getByRole('rowheader', { name: 'Также в описании', exact: true })
    await divider.waitFor()
    await expect.poll(() => readOrder(page)).toBe('Сначала самые подходящие')
    const names = await page
      .locator('tbody tr')
      .evaluateAll((found) =>
        found.map(
          (row) => row.querySelector('th')?.textContent ?? row.querySelector('mark, button')?.textContent ?? '',
        ),
      )
    const above = names.slice(0, names.indexOf('Также в описании'))
    expect(above.length).toBeGreaterThan(10)
    expect(above.filter((name) => !/картридж/i.test(name))).toEqual([])
    expect(problems).toEqual([])
  })

  test('is shown as many open lots as the switch says', async () => {
    const { page } = await visit({ storage: { token } })
    await page.goto(`/all-lots?search=${encodeURIComponent('картридж')}&limit=50`)
    await rows(page).first().waitFor()
    const open = page.getByText(/^Открытые \d+$/)
    // documents are read meanwhile, which finds more lots: both numbers are read each time
    const compareRows = async () => {
      const count = Number((await open.innerText()).replaceAll(/\D/g, ''))
      expect(count).toBeGreaterThan(0)
      return Math.sign((await rows(page).count()) - count)
    }
    await expect.poll(compareRows).toBe(1)
    await open.click()
    await expect.poll(compareRows).toBe(0)
    await page.getByText(/^1–(\d+) из \1$/).waitFor()
  })

  test('switches the synonyms off with one click', async () => {
    const { page } = await visit({ storage: { token } })
    await page.goto(`/all-lots?search=${encodeURIComponent('МФУ')}`)
    await page.getByText(/^Искали также:.*многофункциональное устройство/).waitFor()
    await rows(page).first().getByText('многофункциональное').first().waitFor()
    await page.getByRole('button', { name: 'Искать только эти слова' }).click()
    await page.getByText('Только эти слова').waitFor()
    await expect.poll(() => readQuery(page)).toEqual({ search: 'МФУ', exactWords: 'true' })
    const listMarked = async () => new Set(await rows(page).locator('mark').allInnerTexts())
    await expect.poll(async () => (await listMarked()).has('многофункциональное')).toBe(false)
  })

  test('goes on with one of two words that no lot has together', async () => {
    const { page } = await visit({ storage: { token } })
    await page.goto(`/all-lots?search=${encodeURIComponent('картридж лазерный')}`)
    const near = page.getByRole('button', { name: /^«лазерный» \d+$/ })
    const promised = Number(/\d+/.exec(await near.innerText())?.[0])
    await near.click()
    await expect.poll(() => readQuery(page)).toEqual({ search: 'лазерный' })
    const found = page.getByText(/^1–10 из \d+$/)
    // documents are read meanwhile, which may find a few more
    await expect.poll(async () => Math.abs(Number(/\d+$/.exec(await found.innerText())) - promised)).toBeLessThan(5)
  })

  test('finds a tender by its pasted address at the portal', async () => {
    const { data } = await call(inject('url'), 'lots/getLots', { limit: 1, sources: ['ows'] }, token)
    const { code, url } = data[0]?.Tender ?? {}
    const { page } = await visit({ storage: { token } })
    await page.goto('/all-lots')
    await rows(page).first().waitFor()
    await page.getByRole('searchbox', { name: 'Поиск' }).fill(url ?? '')
    await page.waitForURL(/search=/)
    // a reader is also told that the link opens a new tab
    const links = rows(page).locator('a[href^="/tender/"]')
    const listTenders = async () => new Set((await links.allInnerTexts()).map((text) => text.split('\n')[0]))
    await expect.poll(listTenders).toEqual(new Set([code]))
  })

  test('is told which document has a word, with the word marked', async () => {
    const { id, contractNumber } = inject('readLot')
    const { page } = await visit({ storage: { token } })
    const list = `/all-lots?code=${encodeURIComponent(contractNumber)}`
    await page.goto(list)
    await page.locator('[data-lot] button[aria-expanded]').first().click()
    await page.getByRole('button', { name: 'Скачать' }).first().waitFor()
    // every document of the demo says it, and no lot does
    const words = encodeURIComponent('употребление')
    const row = page.locator(`[data-lot="${id}"]`)
    await expect
      .poll(
        async () => {
          // of this lot alone: only the first ten lots of a page are told with the document's words
          await page.goto(`${list}&search=${words}`)
          await page.getByText(/^\d+ лот/).waitFor()
          return row.count()
        },
        // its documents were asked for before all others
        { timeout: 120_000, interval: 500 },
      )
      .toBe(1)
    expect(await row.innerText()).toMatch(/в документе «.+\.(pdf|docx|zip)»: .*употреблении/)
    expect(await row.locator('mark').allInnerTexts()).toContain('употреблении')
  })
})
