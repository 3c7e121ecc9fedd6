// Checks every screen in every language, width and colour scheme. A screen is opened once, in Russian; then it is made
// narrower, dark, Kazakh and English without being opened again.
import { mkdirSync } from 'node:fs'
import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { DICTIONARIES, type Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { NARROW, useBrowser, WIDE, type Visit } from '../browser.ts'
import { findBarriers, type Scope } from '../checks/accessibility.ts'
import { findForeignWords } from '../checks/foreign-words.ts'
import { findOverflows } from '../checks/overflow.ts'
import { readTexts } from '../checks/page-texts.ts'
import { fetchToken, personSpeaking } from '../people.ts'
import { answerActivity } from './activity-answers.ts'
import { answerPrices } from './analytics-answers.ts'
import { answer, interceptAnswers, type Answers } from './answers.ts'
import type { Screen } from './screen.ts'
import { switchLanguage, waitForFrames } from './switch-language.ts'

// A picture of every screen that fails; with PICTURES=1 of every screen.
const PICTURES = '.data/screenshots'
const whenPictured = process.env['PICTURES'] ? onTestFinished : onTestFailed
/** WCAG 1.4.10: the narrowest screen that must not be scrolled sideways */
const NARROWEST = { width: 320, height: 640 }

interface ScreenVisit extends Visit {
  answers: Answers
}

async function loadTexts(language: Language): Promise<Texts> {
  const parts = Object.entries(DICTIONARIES).map(
    async ([part, dictionary]) => [part, await dictionary[language]()] as const,
  )
  return Object.fromEntries(await Promise.all(parts)) as unknown as Texts
}

async function resize(page: Page, viewport: typeof WIDE): Promise<void> {
  await page.setViewportSize(viewport)
  await waitForFrames(page)
}

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: `${PICTURES}/${name}.png` })
}

async function openScreen({ name, open }: Screen, visit: ScreenVisit, language: Language): Promise<void> {
  const { page, problems, answers } = visit
  problems.length = 0
  answers.clear()
  // the demo's person keeps the language they have
  answers.set('me/updateProfile', answer(200, {}))
  // the server knows nothing of invented lots
  answerActivity(answers)
  answerPrices(answers)
  await resize(page, WIDE)
  // the screen before this one was left in another language
  if (page.url() !== 'about:blank') await page.evaluate((lang) => localStorage.setItem('lang', lang), language)
  try {
    await open(page, await loadTexts(language), answers, language)
  } catch (error) {
    await takePicture(page, `${name}-not-open-in-${language}`)
    throw error
  }
  await page.evaluate(() => document.fonts.ready)
}

export function checkScreens(screens: readonly Screen[]): void {
  const visit = useBrowser()
  const visitScreen = async (who: Screen['who'], language: Language): Promise<ScreenVisit> => {
    const token = who === 'person' ? { token: await fetchToken(personSpeaking(language)) } : {}
    const opened = await visit({ storage: { lang: language, ...token } })
    return { ...opened, answers: await interceptAnswers(opened.page) }
  }
  const visits = new Map<Screen['who'], ScreenVisit>()
  beforeAll(async () => {
    for (const who of new Set(screens.map((screen) => screen.who))) visits.set(who, await visitScreen(who, 'ru'))
  })

  describe.each(screens)('$name', (screen) => {
    let opened: ScreenVisit
    beforeAll(async () => {
      if (screen.isOpenedInEachLanguage) return
      opened = visits.get(screen.who) ?? (await visitScreen(screen.who, 'ru'))
      await openScreen(screen, opened, 'ru')
    })

    describe.each(LANGUAGES)('in %s', (language) => {
      const { name, speaks = (chosen) => chosen } = screen
      beforeAll(async () => {
        if (screen.isOpenedInEachLanguage) {
          opened = await visitScreen(screen.who, language)
          await openScreen(screen, opened, language)
        } else if (language !== 'ru') {
          await resize(opened.page, WIDE)
          await switchLanguage(opened.page, language)
          await screen.reopen?.(opened.page, await loadTexts(language))
        }
      })

      async function check(scope: Scope, width: number): Promise<void> {
        const { page, problems } = opened
        whenPictured(() => takePicture(page, `${name}-${language}-${width}-${scope}`))
        expect.soft(findForeignWords(await readTexts(page), speaks(language))).toEqual([])
        expect.soft(await findBarriers(page, scope)).toEqual([])
        await expect.poll(() => findOverflows(page)).toEqual([])
        expect(problems).toEqual([])
      }

      // what a page is made of does not differ by language
      const scope = language === 'ru' ? 'structure' : 'names'
      test('fits into 1440 px, speaks one language and has no barriers', async () => {
        await resize(opened.page, WIDE)
        await check(scope, WIDE.width)
      })

      // The colours are the same in every language and at every width. This comes before the narrow screens, because
      // a change of the width closes menus.
      test.each(language === 'ru' ? ['dark'] : [])('has enough contrast in the %s', async () => {
        const { page } = opened
        onTestFinished(() => page.emulateMedia({ colorScheme: 'light' }))
        await resize(page, WIDE)
        await page.emulateMedia({ colorScheme: 'dark' })
        await waitForFrames(page)
        await check('contrast', WIDE.width)
      })

      if (screen.isWideOnly) return

      test('fits into 390 px, speaks one language and has no barriers', async () => {
        await resize(opened.page, NARROW)
        await check(scope, NARROW.width)
      })

      test('fits into 320 px', async () => {
        const { page, problems } = opened
        whenPictured(() => takePicture(page, `${name}-${language}-320`))
        await resize(page, NARROWEST)
        await expect.poll(() => findOverflows(page)).toEqual([])
        expect(problems).toEqual([])
      })
    })
  })
}
