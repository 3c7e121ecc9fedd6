// A real Chromium for a test file, with pages that record policy violations and uncaught errors.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { CHROMIUM_FLAGS } from '../../tools/chromium.ts'

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }

export interface Visit {
  page: Page
  /** violations of the page's policy and uncaught errors; must stay empty */
  problems: string[]
}

export function useBrowser(): (options?: {
  viewport?: typeof WIDE
  isDark?: boolean
  storage?: Record<string, string>
}) => Promise<Visit> {
  let browser: Browser
  let openedInTest: Page[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '', args: CHROMIUM_FLAGS })
  })
  afterAll(async () => {
    for (const context of browser.contexts()) await closeContext(context)
    await browser.close()
  })
  // what was opened before the first test stays for all of them
  beforeEach(() => void (openedInTest = []))
  afterEach(async ({ task }) => {
    for (const page of openedInTest) {
      if (task.result?.state === 'fail') process.stderr.write(`${await describePage(page)}\n`)
      await closeContext(page.context())
    }
  })

  return async ({ viewport = WIDE, isDark = false, storage = {} } = {}) => {
    const context = await browser.newContext({
      baseURL: inject('url'),
      viewport,
      colorScheme: isDark ? 'dark' : 'light',
      locale: 'ru-RU',
      timezoneId: 'Asia/Almaty',
      // without animations, no test checks or clicks something that still moves
      reducedMotion: 'reduce',
    })
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }, storage)
    // of the context: the tabs that a page opens have it too
    context.setDefaultTimeout(90_000)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text())) problems.push(message.text())
    })
    openedInTest.push(page)
    return { page, problems }
  }
}

/** A request that a test answers itself may be on its way. Its handler fails then, which is no failure of the test. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** Helps a reader of the log understand where a journey stopped. */
async function describePage(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch(() => 'nothing')
  return `The page at ${page.url()} showed:\n${text.slice(0, 2_000)}`
}
