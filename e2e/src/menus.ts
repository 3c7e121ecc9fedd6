// Menus behind a button: of the languages, of a person in a list, and the one behind one's own name.
import type { Locator, Page } from 'playwright-core'
import { vi } from 'vitest'

/** What a button opens, unless it is open already. */
export async function expand(button: Locator): Promise<void> {
  await button.waitFor()
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}

/** A machine without time to spare may lose a click, so it is repeated until the button says that the menu is open. */
export async function openMenu(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  // screens open their menus before their tests begin, where nothing can be polled
  await vi.waitFor(
    async () => {
      if ((await button.getAttribute('aria-expanded')) === 'true') return
      await button.click()
      throw new Error('The menu is not open yet')
    },
    { timeout: 60_000 },
  )
}

export const openUserMenu = (page: Page): Promise<void> => openMenu(page, /Меню пользователя/)

export async function chooseFromUserMenu(page: Page, item: string): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: item }).click()
}
