import type { Output } from '@tendertap/contract/calls/index'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NARROW, useBrowser, WIDE } from './browser.ts'
import { fetchToken, personWith } from './people.ts'
import { interceptAnswers } from './screens/answers.ts'

const visit = useBrowser()

const rows = (page: Page) => page.locator('[data-lot]')
const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('listitem')
const readChips = async (page: Page) =>
  (await chips(page).allInnerTexts()).map((text) => text.replaceAll('\u00A0', ' '))
const readIds = (page: Page) => rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-lot')))
const readAmounts = async (page: Page) =>
  (await page.locator('tbody [data-column=amount] > span:first-child').allInnerTexts()).map((text) =>
    Number(text.replaceAll(/\D/g, '')),
  )

async function openLots(page: Page): Promise<void> {
  await page.goto('/all-lots')
  await rows(page).first().waitFor()
}

/** Two filters of the panel. */
async function filterLots(page: Page, status = 'Опубликован'): Promise<void> {
  const panel = page.getByRole('search')
  await panel.getByRole('button', { name: 'Статус' }).click()
  // each status shows its number of lots as soon as it is counted
  await panel.getByRole('checkbox', { name: new RegExp(`^${status}\\s*\\d`) }).click()
  await page.waitForURL(/statuses=/)
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Цена' }).click()
  await panel.getByRole('textbox', { name: 'Цена, ₸ от' }).fill('1 000 000')
  await page.waitForURL(/minPrice=1000000/)
  await expect.poll(() => readChips(page)).toEqual([`Статус: ${status}`, 'Цена: от 1 000 000 ₸', 'Сбросить'])
  await page.keyboard.press('Escape')
}

describe('a lead', () => {
  test('reaches the search from the keyboard, from a filter too', async () => {
    const { page, problems } = await visit({ storage: { token: await fetchToken(personWith('lead')) } })
    await openLots(page)
    const panel = page.getByRole('search')
    await panel.getByRole('button', { name: 'Статус' }).click()
    const status = panel.getByRole('checkbox').first()
    await status.waitFor()
    await page.keyboard.press('Escape')
    await status.waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    const field = panel.getByRole('searchbox', { name: 'Поиск' })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  })

  test('filters and sorts, and removes a filter and the sorting again', async () => {
    const { page, problems } = await visit({ storage: { token: await fetchToken(personWith('lead')) } })
    await openLots(page)
    await filterLots(page)
    // ascending, then descending, then cleared
    const amount = page.getByRole('columnheader', { name: 'Сумма' })
    for (const sort of ['ascending', 'descending']) {
      await amount.getByRole('button').click()
      await expect.poll(() => amount.getAttribute('aria-sort')).toBe(sort)
    }
    await expect
      .poll(async () => {
        const shown = await readAmounts(page)
        return (
          shown.length === 10 &&
          shown.every((sum, index) => sum >= 1_000_000 && (index === 0 || sum <= (shown[index - 1] ?? 0)))
        )
      })
      .toBe(true)
    await amount.getByRole('button').click()
    await expect.poll(() => page.url()).not.toContain('sortBy')
    await chips(page).getByRole('button', { name: /Цена/ }).click()
    await expect.poll(() => readChips(page)).toEqual(['Статус: Опубликован', 'Сбросить'])
    expect(problems).toEqual([])
  })

  test('searches in four tabs at once, and no call is one too many', async () => {
    const { page } = await visit({ storage: { token: await fetchToken(personWith('lead')) } })
    const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => page.context().newPage())))]
    const refused: string[] = []
    for (const tab of tabs)
      tab.on('response', (response) => {
        if (response.status() === 429) refused.push(response.url())
      })
    await Promise.all(
      tabs.map(async (tab) => {
        await openLots(tab)
        // the count comes after the rows; what is still asked for would add to the searches of the words
        await tab.getByText(/^Открытые \d+$/).waitFor()
      }),
    )
    const words = ['ремонт', 'бумага', 'картридж', 'кабель']
    await Promise.all(
      tabs.map(async (tab, index) => {
        const field = tab.getByRole('search').getByRole('searchbox', { name: 'Поиск' })
        await field.pressSequentially(words[index] ?? '', { delay: 50 })
        await tab.waitForURL(/search=/)
        await rows(tab).locator('mark').first().waitFor()
      }),
    )
    expect(refused).toEqual([])
  })

  test('shares what is on the screen by its address, an open lot on the second page included', async () => {
    const { page, problems } = await visit({ storage: { token: await fetchToken(personWith('lead')) } })
    await openLots(page)
    // the portals publish lots meanwhile, and change open ones: the pages of those that are over stay as they are
    await filterLots(page, 'Завершен')
    // the address changes before the table does
    await expect.poll(async () => (await readAmounts(page)).every((sum) => sum >= 1_000_000)).toBe(true)
    const firstPage = await readIds(page)
    await page.getByRole('button', { name: 'Следующая страница' }).click()
    await page.waitForURL(/page=2/)
    await expect.poll(() => readIds(page)).not.toEqual(firstPage)
    await rows(page).first().getByRole('button').first().click()
    await page.waitForURL(/open=/)

    const colleague = await visit({ storage: { token: await fetchToken(personWith('controller')) } })
    await colleague.page.goto(page.url())
    const secondPage = await readIds(page)
    await expect.poll(() => readIds(colleague.page)).toEqual(secondPage)
    await expect.poll(() => readChips(colleague.page)).toEqual(await readChips(page))
    await colleague.page.getByRole('heading', { name: 'Условия' }).waitFor()

    await page.goBack()
    await expect.poll(() => page.url()).not.toContain('page=2')
    await expect.poll(() => readIds(page)).toEqual(firstPage)
    expect([...problems, ...colleague.problems]).toEqual([])
  })
})

test('a lot named by the hash is found on any page, highlighted and in sight; clearing the filter clears the hash', async () => {
  const { page, problems } = await visit({ viewport: NARROW, storage: { token: await fetchToken(personWith('lead')) } })
  await page.goto('/all-lots?page=40')
  await rows(page).nth(4).waitFor()
  const id = (await readIds(page))[4]
  await page.goto(`/all-lots#${id}`)
  const marked = page.locator(`[data-lot="${id}"][data-marked]`)
  await marked.waitFor()
  await expect.poll(() => rows(page).count()).toBe(1)
  await expect.poll(() => marked.evaluate((lot) => lot.getBoundingClientRect().top < innerHeight)).toBe(true)
  await page.getByRole('button', { name: 'Сбросить', exact: true }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expect.poll(() => rows(page).count()).toBe(10)
  expect(problems).toEqual([])
})

test('a lot that unfolds far down stays where it is', async () => {
  const { page } = await visit({ storage: { token: await fetchToken(personWith('lead')) } })
  // the oldest: what is published meanwhile, and what colleagues do, would move the newest
  await page.goto('/all-lots?limit=20&sortBy=publicationDate&sort=asc')
  await expect.poll(() => rows(page).count()).toBe(20)
  await page.evaluate(() => scrollTo(0, 500))
  const lot = rows(page).nth(12)
  const findTop = () => lot.evaluate((row) => Math.round(row.getBoundingClientRect().top))
  const before = await findTop()
  await lot.getByRole('button').first().click()
  await page.waitForURL(/open=/)
  await page.getByRole('heading', { name: 'Условия' }).waitFor()
  expect(await findTop()).toBe(before)
})

test('customers are chosen from the keyboard, by their first letter', async () => {
  const { page } = await visit({ storage: { token: await fetchToken(personWith('lead')) } })
  await page.goto('/all-lots')
  await page.getByRole('button', { name: 'Ещё фильтры' }).click()
  const list = page.getByRole('listbox', { name: 'Список заказчиков' })
  await list.focus()
  await list.dispatchEvent('keydown', { key: 'ш' })
  await page.keyboard.press('Space')
  await page.waitForURL(/companies=/)
  const chosen = await list.getByRole('option', { selected: true }).innerText()
  await expect.poll(() => readChips(page)).toEqual([`Заказчики: ${chosen}`, 'Сбросить'])
  await expect
    .poll(async () => new Set((await rows(page).allInnerTexts()).map((text) => text.includes(chosen))))
    .toEqual(new Set([true]))
})

/** The usual lot: it matches no profile, and nobody has voted on it. How many of the newest do depends on the hour. */
function withUsualLots(list: Output<'lots/getLots'>): object {
  const usual = { percent: null, LotScoreOfLot: [], Votes: [], LotsInProcessOfLot: [] }
  return { ...list, data: list.data.map((lot) => ({ ...lot, ...usual })) }
}

test.each([
  { what: 'eight comfortable rows', viewport: WIDE, density: 'comfortable', atLeast: 8 },
  { what: 'eleven compact rows', viewport: WIDE, density: 'compact', atLeast: 11 },
  { what: 'four cards on a phone', viewport: NARROW, density: 'comfortable', atLeast: 4 },
])('$what of usual lots are in sight without scrolling', async ({ viewport, density, atLeast }) => {
  const token = await fetchToken(personWith('lead'))
  const { page } = await visit({ viewport, storage: { token, 'lot-row-density': density } })
  const answers = await interceptAnswers(page)
  answers.set('lots/getLots', { change: withUsualLots })
  await page.goto('/all-lots?limit=20')
  await expect.poll(() => rows(page).count()).toBe(20)
  // on a phone the bar with the tabs covers the end of the page
  const bar = await page.getByRole('navigation', { name: 'Вкладки кабинета' }).boundingBox()
  const end = viewport === NARROW ? (bar?.y ?? 0) : viewport.height
  const bottoms = await rows(page).evaluateAll((found) => found.map((row) => row.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= end).length).toBeGreaterThanOrEqual(atLeast)
})

test.each([780, 860, 1050, 1280])('the line over the lots has room for its controls at %i px', async (width) => {
  const token = await fetchToken(personWith('lead'))
  const { page } = await visit({ viewport: { width, height: 900 }, storage: { token } })
  // a filter brings the button that keeps the search
  await page.goto('/all-lots?minPrice=1000')
  await page.getByRole('button', { name: 'Сохранить поиск' }).waitFor()
  const table = page.getByRole('table').locator('..')
  const readRight = async (element: Locator) => {
    const box = await element.boundingBox()
    return box ? Math.round(box.x + box.width) : Infinity
  }
  // the table has a border
  const end = (await readRight(table)) + 1
  await expect.poll(() => readRight(page.getByLabel('Сортировка'))).toBeLessThanOrEqual(end)
})
