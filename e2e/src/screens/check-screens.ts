// Checks every screen in every language, at every width and in both colour schemes: in pairs of these, with --full in
// all combinations. A screen is opened once, in Russian; then it is made narrower, dark, Kazakh and English without
// being opened again.
import { mkdirSync } from 'node:fs'
import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { DICTIONARIES, type Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { useBrowser, WIDE, type Visit } from '../browser.ts'
import { findBarriers } from '../checks/accessibility.ts'
import { findForeignWords } from '../checks/foreign-words.ts'
import { findOverflows } from '../checks/overflow.ts'
import { readTexts } from '../checks/page-texts.ts'
import { fetchToken, personSpeaking } from '../people.ts'
import { answerActivity } from './activity-answers.ts'
import { answerPrices } from './analytics-answers.ts'
import { answer, interceptAnswers, type Answers } from './answers.ts'
import { chooseLooks, listLooks, VIEWPORTS } from './looks.ts'
import type { Screen } from './screen.ts'
import { switchLanguage, waitForFrames } from './switch-language.ts'

// A picture of every screen that fails; with PICTURES=1 of every screen.
const PICTURES = '.data/screenshots'
const whenPictured = process.env['PICTURES'] ? onTestFinished : onTestFailed

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
  await page.setViewportSize(WIDE)
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
    const viewports = screen.isWideOnly ? [WIDE] : VIEWPORTS
    const looks = process.env['FULL'] ? listLooks(viewports) : chooseLooks(screens.indexOf(screen), viewports)
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
          // what a screen opens again is sought in the wide page
          if (screen.reopen) await resize(opened.page, WIDE)
          await switchLanguage(opened.page, language)
          await screen.reopen?.(opened.page, await loadTexts(language))
        }
      })

      for (const { scheme, structure, viewport } of looks.filter((look) => look.language === language)) {
        test(`fits into ${viewport.width} px, speaks one language and has no barriers, ${scheme}`, async () => {
          const { page, problems } = opened
          whenPictured(() => takePicture(page, `${name}-${language}-${viewport.width}-${scheme}`))
          onTestFinished(() => page.emulateMedia({ colorScheme: 'light' }))
          await page.emulateMedia({ colorScheme: scheme })
          await resize(page, viewport)
          expect.soft(findForeignWords(await readTexts(page), speaks(language))).toEqual([])
          expect.soft(await findBarriers(page, { structure })).toEqual([])
          await expect.poll(() => findOverflows(page)).toEqual([])
          expect(problems).toEqual([])
        })
      }
    })
  })
}
