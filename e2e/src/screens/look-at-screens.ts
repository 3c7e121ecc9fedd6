// What is asked of every screen, in every language and width. A screen is opened once and then made narrower.
import { mkdirSync } from 'node:fs'
import type { Language } from '@tendertap/domain/languages'
import { DICTIONARIES, type Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { NARROW, useBrowser, WIDE, type Visit } from '../browser.ts'
import { barriers } from '../checks/accessibility.ts'
import { foreignWords } from '../checks/foreign-words.ts'
import { overflowing } from '../checks/overflow.ts'
import { pageTexts } from '../checks/page-texts.ts'
import { fetchToken, personSpeaking } from '../people.ts'
import { SCREENS } from './screens.ts'

const PICTURES = '.data/screenshots'
/** WCAG 1.4.10: the narrowest screen that must not be scrolled sideways */
const NARROWEST = { width: 320, height: 640 }

async function textsIn(language: Language): Promise<Texts> {
  const parts = Object.entries(DICTIONARIES).map(
    async ([part, dictionary]) => [part, await dictionary[language]()] as const,
  )
  return Object.fromEntries(await Promise.all(parts)) as unknown as Texts
}

/** The page draws itself anew for another width before the next but one frame. */
async function resize(page: Page, viewport: typeof WIDE): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

interface Look {
  language: Language
  isDark: boolean
}

export function lookAtScreens({ language, isDark }: Look): void {
  // what a page is made of does not differ by language
  const look = isDark ? 'contrast' : language === 'ru' ? 'structure' : 'names'
  const visit = useBrowser()
  let texts: Texts
  let visits: Record<'stranger' | 'person', Visit>
  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true })
    texts = await textsIn(language)
    const token = await fetchToken(personSpeaking(language))
    visits = {
      stranger: await visit({ isDark, storage: { lang: language } }),
      person: await visit({ isDark, storage: { lang: language, token } }),
    }
  })

  describe.each(SCREENS)(
    `$name in ${language}${isDark ? ', dark' : ''}`,
    ({ name, who, open, speaks = (spoken) => spoken }) => {
      beforeAll(async () => {
        const { page } = visits[who]
        await page.unrouteAll()
        await resize(page, WIDE)
        await open(page, texts)
        await page.evaluate(() => document.fonts.ready)
      })

      // the colours are the same at every width
      test.each(isDark ? [WIDE] : [WIDE, NARROW])(
        'fits into $width px, speaks one language and has no barriers',
        async (viewport) => {
          const { page, problems } = visits[who]
          await resize(page, viewport)
          expect.soft(foreignWords(await pageTexts(page), speaks(language))).toEqual([])
          expect.soft(await barriers(page, look)).toEqual([])
          await expect.poll(() => overflowing(page)).toEqual([])
          expect(problems).toEqual([])
          await page.screenshot({
            path: `${PICTURES}/${name}-${language}-${viewport.width}${isDark ? '-dark' : ''}.png`,
          })
        },
      )

      test.skipIf(isDark)('fits into 320 px', async () => {
        const { page } = visits[who]
        await resize(page, NARROWEST)
        await expect.poll(() => overflowing(page)).toEqual([])
      })
    },
  )
}
