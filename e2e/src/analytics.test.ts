// What a manager finds out before they name a price: the market, the lots behind a figure, a competitor, the corridor.
import type { Output } from '@tendertap/contract/calls/index'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { fetchToken, personWith } from './people.ts'

const visit = useBrowser()
const asManager = async () => ({ storage: { token: await fetchToken(personWith('manager')) } })

test('a manager filters the market, and opens the lots behind a figure', async () => {
  const { page, problems } = await visit(await asManager())
  await page.goto('/all-lots')
  await page.getByRole('link', { name: 'Аналитика' }).click()
  await page.getByRole('region', { name: 'По месяцам' }).waitFor()
  const figure = page.getByRole('button', { name: /^Показать лоты: Лоты/ })
  await page.getByLabel('Период', { exact: true }).selectOption('60')
  const filtered = page.waitForResponse(
    (response) => response.url().endsWith('/analytics/getMarket') && response.request().postDataJSON().source === 'ows',
  )
  await page.getByLabel('Портал', { exact: true }).selectOption('ows')
  await expect.poll(() => page.url()).toMatch(/months=60.*source=ows/)
  const { total: sums } = (await (await filtered).json()) as Output<'analytics/getMarket'>
  const readNumber = (text: string | null) => Number(text?.replaceAll(/\D/g, ''))
  await expect.poll(async () => readNumber(await figure.textContent())).toBe(sums.lots)
  expect(sums.lots).toBeGreaterThan(0)

  const listed = page.waitForResponse('**/api/analytics/getPurchases')
  await figure.click()
  const lots = page.getByRole('dialog', { name: 'Лоты' })
  await lots.getByRole('row').nth(1).waitFor()
  const { total } = (await (await listed).json()) as Output<'analytics/getPurchases'>
  // the list is as long as the figure says, but for what the portals publish meanwhile
  expect(Math.abs(total - sums.lots)).toBeLessThan(20)
  const shown = await lots.getByRole('navigation', { name: 'Страницы списка' }).textContent()
  expect(shown?.replaceAll(/\s/g, '')).toMatch(new RegExp(`из${total}(\\D|$)`))
  expect(problems).toEqual([])
})

test('a manager reads the card of a competitor', async () => {
  const { page, problems } = await visit(await asManager())
  await page.goto('/analytics/competitors?months=60')
  const suppliers = page.getByRole('table', { name: 'Поставщики' })
  const first = suppliers.getByRole('row').nth(1).getByRole('link')
  const name = await first.textContent()
  await first.click()
  await page.getByRole('heading', { level: 2, name: name ?? '' }).waitFor()
  await page.getByRole('button', { name: /^Показать лоты: Победы/ }).click()
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
  expect(problems).toEqual([])
})

test('beside the offer price stands the corridor, or why there is none', async () => {
  const { page, problems } = await visit(await asManager())
  const listed = page.waitForResponse('**/api/lots/getActiveLots')
  await page.goto('/lots-in-work?limit=50')
  const { data } = (await (await listed).json()) as Output<'lots/getActiveLots'>
  // the price can be named until the applications end
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const lot = data.find(
    ({ Tender, LotsInProcessOfLot: [work] }) => work?.offerPrice === null && (Tender.applicationEndAt ?? '') > later,
  )
  expect(lot).toBeDefined()
  await page.goto(`/lots-in-work#${encodeURIComponent(lot?.contractNumber ?? '')}`)
  const corridor = page.getByRole('region', { name: 'Цены похожих закупок' }).first()
  await corridor.waitFor()
  expect(await corridor.textContent()).toMatch(/плана|Коридора цен нет/)
  expect(problems).toEqual([])
})
