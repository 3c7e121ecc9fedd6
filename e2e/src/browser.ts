// A real Chromium for the test files of a worker, with pages that record policy violations and uncaught errors.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import { CHROMIUM_FLAGS } from '../../tools/chromium.ts'

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }

export interface Visit {
  page: Page
  /** violations of the page's policy and uncaught errors; must stay empty */
  problems: string[]
}

interface VisitOptions {
  viewport?: typeof WIDE
  isDark?: boolean
  storage?: Record<string, string>
  /** nothing of the product is in the browser's cache */
  isFirst?: boolean
}

// The files of a worker share its modules (vitest.config.ts), so they share the browser and its cache of scripts: a
// page whose scripts come from the cache takes half the work.
let browser: Promise<Browser> | undefined
/** emptied contexts, for the next visits */
const idleContexts: BrowserContext[] = []

export function useBrowser(): (options?: VisitOptions) => Promise<Visit> {
  let openedInTest: BrowserContext[] = []
  let openedBefore: BrowserContext[] = []
  // what was opened before the first test stays for all of them
  beforeEach(() => {
    openedBefore = [...openedBefore, ...openedInTest]
    openedInTest = []
  })
  afterEach(async ({ task }) => {
    for (const context of openedInTest) {
      if (task.result?.state === 'fail')
        for (const page of context.pages()) process.stderr.write(`${await describePage(page)}\n`)
      await endVisit(context)
    }
    openedInTest = []
  })
  afterAll(async () => {
    for (const context of [...openedBefore, ...openedInTest]) await endVisit(context)
  })

  return async ({ viewport = WIDE, isDark = false, storage = {}, isFirst = false } = {}) => {
    const context = (isFirst ? undefined : idleContexts.pop()) ?? (await openContext())
    openedInTest.push(context)
    const page = await context.newPage()
    await forgetVisit(page)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }, storage)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text())) problems.push(message.text())
    })
    return { page, problems }
  }
}

async function openContext(): Promise<BrowserContext> {
  browser ??= chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '', args: CHROMIUM_FLAGS })
  const context = await (
    await browser
  ).newContext({
    baseURL: inject('url'),
    viewport: WIDE,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // without animations, no test checks or clicks something that still moves
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(90_000)
  return context
}

async function endVisit(context: BrowserContext): Promise<void> {
  // A request that a test answers itself may be on its way. Its handler fails then, which is no failure of the test.
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.close()
  await context.setOffline(false)
  await context.clearPermissions()
  idleContexts.push(context)
}

const STORAGE = 'local_storage,cookies,indexeddb,service_workers,cache_storage'

/** Nothing of the visit before stays in the context but the cache. */
async function forgetVisit(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // a journey may have led to Telegram, too
  for (const origin of [inject('url'), inject('telegramUrl')])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE })
  await session.detach()
}

/** Helps a reader of the log understand where a journey stopped. */
async function describePage(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch(() => 'nothing')
  return `The page at ${page.url()} showed:\n${text.slice(0, 2_000)}`
}
