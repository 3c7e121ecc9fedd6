import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { personWith, signIn } from './people.ts'
import { openMenu } from './menus.ts'

const visit = useBrowser()
const PART = '**/assets/AccountShell-*.js'

/** Counts how often the page itself was requested. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

describe('a part of the page that is gone after a deployment', () => {
  test('is loaded with a new page, which the browser requests by itself', async () => {
    const { page } = await visit({ isFirst: true })
    const loads = countLoads(page)
    await page.route(PART, (route) => (loads() === 1 ? route.fulfill({ status: 404 }) : route.continue()))
    await signIn(page, personWith('lead'))
    await page.locator('[data-lot]').first().waitFor()
    expect(loads()).toBe(2)
  })

  test('and stays gone shows a way out instead of reloading for ever', async () => {
    const { page } = await visit({ isFirst: true })
    const loads = countLoads(page)
    await page.route(PART, (route) => route.fulfill({ status: 404 }))
    await signIn(page, personWith('lead'))
    await page.getByRole('button', { name: 'Обновить страницу' }).waitFor()
    expect(loads()).toBe(2)
  })

  test('does not reload the page while the server cannot be reached', async () => {
    const { page } = await visit({ isFirst: true })
    const loads = countLoads(page)
    await signIn(page, personWith('lead'))
    await page.locator('[data-lot]').first().waitFor()
    await page.context().setOffline(true)
    await openMenu(page, /Язык/)
    await page.getByRole('menuitemradio', { name: 'Қазақша' }).click()
    await page.getByText('Не удалось сохранить язык в профиле').waitFor()
    await page.getByRole('link', { name: 'Все лоты' }).waitFor()
    expect(loads()).toBe(1)
  })
})
