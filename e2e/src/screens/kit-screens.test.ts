// Every piece of the kit in its states, and what its buttons open.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { checkScreens } from './check-screens.ts'
import { startKitServer, type KitServer } from './kit-server.ts'
import type { Screen } from './screen.ts'

interface KitScreen {
  scheme?: 'dark' | 'auto'
  /** what a person does before the check */
  act?(page: Page): Promise<void>
}

let kit: KitServer
beforeAll(async () => void (kit = await startKitServer(inject('url'))))
afterAll(() => kit.stop())

/**
 * The page reads its language and its colour scheme from its address, so it is opened in each language. Without a
 * scheme it follows the browser's.
 */
const kitScreen = (name: string, { scheme = 'auto', act }: KitScreen = {}): Screen => ({
  name,
  who: 'stranger',
  isOpenedInEachLanguage: true,
  open: async (page, _texts, _answers, language) => {
    await page.goto(`${kit.url}?lang=${language}&scheme=${scheme}`)
    await page.locator('main section').last().waitFor()
    await act?.(page)
  },
})

const findButtons = (page: Page, section: string) => page.locator(`section[aria-labelledby=${section}] button`)

checkScreens([
  kitScreen('kit'),
  kitScreen('kit-dark', { scheme: 'dark' }),
  kitScreen('kit-confirm-failed', {
    act: async (page) => {
      await findButtons(page, 'ConfirmDialog').click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  }),
  kitScreen('kit-side-sheet', {
    act: async (page) => {
      await findButtons(page, 'SideSheet').click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  kitScreen('kit-form-failed', {
    act: async (page) => {
      const form = page.locator('main form')
      await form.getByRole('textbox').fill('1')
      await form.getByRole('button').click()
      await form.getByRole('alert').waitFor()
    },
  }),
  kitScreen('kit-snackbars', {
    act: async (page) => {
      for (const button of await findButtons(page, 'Snackbars').all()) await button.click()
      // they stay while the focus is in them
      await page.locator('section[aria-live] button').last().focus()
    },
  }),
])
