// The menus of the header: of the languages, and the one behind the person's name.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A machine without time to spare may lose a click, so it is repeated until the button says that the menu is open. */
export async function openMenu(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  const openOnce = async () => {
    const isOpen = (await button.getAttribute('aria-expanded')) === 'true'
    if (!isOpen) await button.click()
    return isOpen
  }
  await expect.poll(openOnce, { timeout: 60_000 }).toBe(true)
}

export const openUserMenu = (page: Page): Promise<void> => openMenu(page, /Меню пользователя/)

export async function chooseFromUserMenu(page: Page, item: string): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: item }).click()
}
