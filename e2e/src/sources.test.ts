import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { personWith, signIn } from './people.ts'

const visit = useBrowser()

describe('how complete the catalogue is', () => {
  test('is shown under the lots, with the state of each portal', async () => {
    const { page, problems } = await visit()
    await signIn(page, personWith('lead'))
    await page.waitForURL('**/all-lots')
    const line = page.getByRole('button', { name: /^Обновлено (только что|\d+ \S+ назад)/ })
    await line.click()
    // the rows name their portals too
    await page
      .getByRole('dialog')
      .getByText(/^Госзакуп/)
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('is shown to the operator portal by portal, with the runs behind it', async () => {
    const { page, problems } = await visit()
    await signIn(page, personWith('superadmin'))
    await page.getByRole('link', { name: /Источники/ }).click()
    const portal = page.locator('[data-portal=ows]')
    await portal.getByText(/обновлено (только что|\d+ \S+ назад)/).waitFor()
    await portal.getByText('Последние чтения').click()
    await portal.getByRole('columnheader', { name: 'Изменилось' }).waitFor()
    await expect.poll(() => portal.getByRole('row').count()).toBeGreaterThan(3)
    expect(problems).toEqual([])
  })
})
