// What is asked of every screen, in every language and width.
import { mkdirSync } from 'node:fs'
import type { Language } from '@tendertap/domain/languages'
import { DICTIONARIES, type Texts } from '@tendertap/web/i18n/dictionaries'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NARROW, useBrowser, type Visit, type WIDE } from '../browser.ts'
import { barriers } from '../checks/accessibility.ts'
import { foreignWords } from '../checks/foreign-words.ts'
import { overflowing } from '../checks/overflow.ts'
import { pageTexts } from '../checks/page-texts.ts'
import { personSpeaking, tokenOf } from '../people.ts'
import { SCREENS } from './screens.ts'

const PICTURES = '.data/screenshots'
/** WCAG 1.4.10: the narrowest screen that must not be scrolled sideways */
const NARROWEST = { width: 320, height: 640 }

async function textsIn(language: Language): Promise<Texts> {
  const { public: ours, errors, account, lots } = DICTIONARIES
  return { public: await ours[language](), errors: await errors[language](), account: await account[language](), lots: await lots[language]() }
}

interface Look {
  language: Language
  viewport: typeof WIDE
  isDark: boolean
}

export function lookAtScreens(looks: readonly Look[]): void {
  const visit = useBrowser()
  mkdirSync(PICTURES, { recursive: true })

  describe.each(looks)('in $language, $viewport.width px wide, dark: $isDark,', ({ language, viewport, isDark }) => {
    let texts: Texts
    let visits: Record<'stranger' | 'person', Visit>
    beforeAll(async () => {
      texts = await textsIn(language)
      const token = await tokenOf(personSpeaking(language))
      visits = {
        stranger: await visit({ viewport, isDark, storage: { lang: language } }),
        person: await visit({ viewport, isDark, storage: { lang: language, token } }),
      }
    })
    afterAll(() => Promise.all(Object.values(visits).map(({ page }) => page.context().close())))

    test.each(SCREENS)('$name fits, speaks one language and has no barriers', async ({ name, who, open }) => {
      const { page, problems } = visits[who]
      await page.unrouteAll()
      await page.setViewportSize(viewport)
      await open(page, texts)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${PICTURES}/${name}-${language}-${viewport.width}${isDark ? '-dark' : ''}.png` })

      expect.soft(foreignWords(await pageTexts(page), language)).toEqual([])
      expect.soft(await barriers(page)).toEqual([])
      expect.soft(await overflowing(page)).toEqual([])
      expect(problems).toEqual([])

      await page.setViewportSize(viewport === NARROW ? NARROWEST : viewport)
      await expect.poll(() => overflowing(page)).toEqual([])
    })
  })
}
