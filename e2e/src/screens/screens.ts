// The screens that are looked at in every language and width, and how one gets there.
import type { Page, Route } from 'playwright-core'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { HELP_SCREENS } from './help-screens.ts'
import { LOTS_SCREENS } from './lots-screens.ts'
import { OPERATOR_SCREENS } from './operator-screens.ts'
import { PASSWORDS_SCREENS } from './passwords-screens.ts'
import { answer, refusal, type Screen } from './screen.ts'
import { SOURCES_SCREENS } from './sources-screens.ts'
import { TEAM_SCREENS } from './team-screens.ts'
import { TENDER_SCREENS } from './tender-screens.ts'

const LOTS = '**/api/lots/getLots'

/** What a portal may well send: no spaces to break at, statuses and methods nobody has heard of, large figures. */
async function answerAtLength(route: Route): Promise<void> {
  const response = await route.fetch()
  const list = (await response.json()) as { data: { Tender: object }[] }
  const field = (name: string, text: string) => ({ [`${name}Ru`]: text, [`${name}Kz`]: text, [`${name}En`]: text })
  const data = list.data.map((lot) => ({
    ...lot,
    ...field('name', 'Электрооборудование'.repeat(12)),
    ...field('customer', `ТОО «${'Казахстан'.repeat(20)}»`),
    ...field('description', 'самонесущий'.repeat(30)),
    ...field('mkeiName', 'Тысяча кубических метров в сутки'),
    amount: 123_456_789_012,
    quantity: 123_456_789.125,
    status: 'Приостановлен по решению уполномоченного органа',
    Tender: { ...lot.Tender, method: 'Конкурс с предварительным квалификационным отбором' },
  }))
  await route.fulfill({ response, json: { ...list, data } })
}

/** A page that stands there already is not loaded again. */
async function openLogin(page: Page): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await page.locator('button[type=submit]').waitFor()
}

async function openLots(page: Page): Promise<void> {
  if (!page.url().includes('/all-lots')) await page.goto('/all-lots')
  await page.locator('[data-lot]').first().waitFor()
}

async function openFirstLot(page: Page, texts: Texts): Promise<void> {
  await page.locator('[data-lot] button[aria-expanded]').first().click()
  await page.getByRole('heading', { name: texts.lots.terms }).waitFor()
}

async function loadLots(page: Page, answerWith: (route: Route) => unknown): Promise<void> {
  await page.route(LOTS, answerWith)
  await page.goto('/all-lots')
}

export const SCREENS: readonly Screen[] = [
  { name: 'login', who: 'stranger', open: openLogin },
  {
    name: 'login-faults',
    who: 'stranger',
    open: async (page, texts) => {
      await openLogin(page)
      await page.locator('input[type=email]').fill('name')
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.public.login.emailWrong).waitFor()
    },
  },
  {
    name: 'login-refused',
    who: 'stranger',
    open: async (page, texts) => {
      await page.route('**/api/auth/localLogin', refusal(400, 'wrong_credentials'))
      await openLogin(page)
      await page.locator('input[type=email]').fill('name@company.kz')
      await page.locator('input[autocomplete=current-password]').fill('not the password')
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.errors.wrong_credentials).waitFor()
    },
  },
  { name: 'all-lots', who: 'person', open: openLots },
  {
    name: 'user-menu',
    who: 'person',
    open: async (page, texts) => {
      await openLots(page)
      await page.getByRole('button', { name: texts.account.userMenu }).click()
      await page.getByRole('menuitem', { name: texts.account.logout }).waitFor()
    },
  },
  {
    name: 'language-menu',
    who: 'person',
    open: async (page, texts) => {
      await openLots(page)
      await page.getByRole('button', { name: `${texts.public.language.label}: ` }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).waitFor()
    },
  },
  {
    name: 'all-lots-open',
    who: 'person',
    open: async (page, texts) => {
      await openLots(page)
      await page.keyboard.press('Escape')
      await openFirstLot(page, texts)
    },
  },
  {
    name: 'all-lots-long',
    who: 'person',
    open: async (page, texts) => {
      await loadLots(page, answerAtLength)
      await openFirstLot(page, texts)
    },
  },
  {
    name: 'all-lots-loading',
    who: 'person',
    open: async (page, texts) => {
      await loadLots(page, () => undefined)
      await page.getByRole('heading', { name: texts.account.tabs['all-lots'].title }).waitFor()
    },
  },
  {
    name: 'all-lots-empty',
    who: 'person',
    open: async (page, texts) => {
      await loadLots(page, answer(200, { data: [], total: 0, totalExact: true, page: 1, limit: 10 }))
      await page.getByText(texts.lots.empty).waitFor()
    },
  },
  {
    name: 'all-lots-failed',
    who: 'person',
    open: async (page, texts) => {
      await loadLots(page, refusal(500, 'server_error'))
      await page.getByText(texts.lots.loadFailed).waitFor()
    },
  },
  ...LOTS_SCREENS,
  ...ACCOUNT_SCREENS,
  ...HELP_SCREENS,
  ...OPERATOR_SCREENS,
  ...PASSWORDS_SCREENS,
  ...SOURCES_SCREENS,
  ...TEAM_SCREENS,
  ...TENDER_SCREENS,
  {
    name: 'failure',
    who: 'person',
    open: async (page, texts) => {
      await page.route('**/assets/AllLotsPage-*.js', (route) => route.fulfill({ status: 404 }))
      await page.goto('/all-lots')
      await page.getByText(texts.public.failure.title).waitFor()
    },
  },
  {
    name: 'login-unreachable',
    who: 'person',
    open: async (page, texts) => {
      await page.route('**/api/me/getMe', refusal(503, 'unavailable'))
      await page.goto('/all-lots')
      await page.getByText(texts.public.unreachable.title).waitFor()
    },
  },
]
