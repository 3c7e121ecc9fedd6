import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** A dialog takes the focus a moment after it is drawn; a key that is pressed before is lost. */
export async function waitForFocus(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)
}
