import { getLocale, type Language } from '@tendertap/domain/languages'
import type { Page } from 'playwright-core'

/** Waits for two frames: by then the page is drawn anew. */
export const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * Uses the page's own switch: three buttons before sign-in, a menu after it. The clicks come from a script, because a
 * pointer does not reach the header behind a dialog.
 */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  const html = page.locator(`html[lang=${getLocale(language).slice(0, 2)}]`)
  if ((await html.count()) > 0) return
  const button = page.locator(`header input[type=radio][value=${language}]`)
  const menu = page.locator('header button[aria-haspopup=menu]').first()
  await button.or(menu).first().waitFor({ state: 'attached' })
  if ((await button.count()) > 0) await button.dispatchEvent('click')
  else {
    const choice = page.locator(`[role=menuitemradio][lang="${getLocale(language)}"]`)
    if ((await choice.count()) === 0) await menu.dispatchEvent('click')
    await choice.dispatchEvent('click')
  }
  await html.waitFor()
  await waitForFrames(page)
}
