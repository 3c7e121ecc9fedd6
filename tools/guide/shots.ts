// The pictures of the guide: who is signed in, and how to reach the screen. Nothing here depends on the language.
import type { Locator, Page } from 'playwright-core'
import { answerNotices, answerSearches } from './answers.ts'

export interface Shot {
  /** e-mail of a person of the demo; null before sign-in */
  who: string | null
  /** on a phone's screen instead of a desktop's */
  isNarrow?: boolean
  /** Opens the screen; may return the part of it to show. */
  open(page: Page): Promise<Locator | void>
}

const ADMIN = 'admin@altyn-kerege.example'
const MANAGER = 'manager@altyn-kerege.example'
const PROCUREMENT = 'procurement@altyn-kerege.example'
const LEAD = 'lead@altyn-kerege.example'

async function openLots(page: Page): Promise<void> {
  await page.goto('/all-lots')
  await page.locator('[data-lot]').first().waitFor()
}

/** The profile is folded beside the lots and opens over them. */
async function openProfile(page: Page): Promise<Locator> {
  await openLots(page)
  await page.locator('aside button[aria-expanded=false]').click()
  await page.locator('aside table input').first().waitFor({ state: 'attached' })
  return page.locator('aside > div').last()
}

async function openTeams(page: Page): Promise<void> {
  await page.goto('/admin/teams')
  await page.locator('[data-member]').first().waitFor()
}

/** What changed is shown once to each person; the pictures of every language need it. */
async function openDay(page: Page): Promise<void> {
  await page.route('**/api/seen/markSeen', (route) => route.fulfill({ json: { seq: 0 } }))
  await page.goto('/today')
  await page.locator('main section article[data-lot]').first().waitFor()
}

export const SHOTS: Readonly<Record<string, Shot>> = {
  register: {
    who: null,
    open: async (page) => {
      await page.goto('/register')
      await page.locator('button[type=submit]').waitFor()
      return page.locator('main section')
    },
  },
  login: {
    who: null,
    open: async (page) => {
      await page.goto('/login')
      await page.locator('input[type=email]').fill('name@company.kz')
      await page.locator('input[autocomplete=current-password]').fill('not a password')
      await page.locator('h1').click()
      return page.locator('main section')
    },
  },
  'all-lots': {
    who: MANAGER,
    open: async (page) => {
      await page.goto('/all-lots?sortBy=percent&sort=desc')
      await page.locator('[data-lot] [data-column=percent] [role=img]').first().waitFor()
    },
  },
  'all-lots-open': {
    who: MANAGER,
    open: async (page) => {
      await openLots(page)
      await page.locator('[data-lot] button[aria-expanded]').first().click()
      await page.locator('[data-lot] ~ tr h2, [data-lot] ~ tr h3').first().waitFor()
    },
  },
  tender: {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await openLots(page)
      const address = await page.locator('[data-lot] a[href^="/tender/"]').first().getAttribute('href')
      await page.goto(address ?? '')
      await page.locator('main h1').waitFor()
      await page.locator('[data-change]').first().waitFor()
    },
  },
  // one card and a half: a whole page of cards would be the largest picture of the guide
  'rate-lots': {
    who: LEAD,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 520 })
      await page.goto('/rate-lots')
      await page.locator('[data-lot]').first().waitFor()
    },
  },
  'reject-lot': {
    who: LEAD,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 900 })
      // found by a profile of computers, and rejected by the demo's leads
      await page.goto(`/rate-lots?search=${encodeURIComponent('бесперебойного')}`)
      // the first button of a card's actions asks for the reason
      await page.locator('[data-lot] [data-slot=actions] button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('details summary').click()
      await dialog.locator('details li').first().waitFor()
      return dialog
    },
  },
  'potential-lots': {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 520 })
      await page.goto('/potential-lots')
      await page.locator('[data-lot]').first().waitFor()
    },
  },
  'lots-in-work': {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/lots-in-work')
      await page.locator('article[data-open]').waitFor()
    },
  },
  'offer-price': {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 900 })
      // a lot without a price: which one comes first in the whole list depends on the hour
      await page.goto('/lots-in-work?workStatuses=in_collecting_documents')
      const card = page.locator('article[data-open]')
      // the planned amount without its last digit: the dialog asks whether one is missing
      const planned = await card.locator('dd strong').first().innerText()
      await card.locator('input[inputmode=decimal]').fill(planned.replace(/\D/g, '').slice(0, -1))
      await card.locator('button[type=submit]').click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      return dialog
    },
  },
  today: {
    who: PROCUREMENT,
    open: async (page) => {
      await page.setViewportSize({ width: 1200, height: 620 })
      await openDay(page)
    },
  },
  board: {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 600 })
      await page.goto('/lots-in-work?view=board')
      for (const stage of [1, 2, 3]) await page.locator(`[data-stage="${stage}"] article[data-lot]`).first().waitFor()
    },
  },
  'change-in-work': {
    who: PROCUREMENT,
    open: async (page) => {
      await page.setViewportSize({ width: 1200, height: 760 })
      await openDay(page)
      // the latest change of the demo is a replaced specification
      await page.locator('main section').last().locator('article[data-lot] a').first().click()
      // marked: the page has come to rest at the card
      const changes = page.locator('article[data-open][data-marked] section:has([data-consequence])')
      await changes.waitFor()
      // just below the header
      const box = await changes.boundingBox()
      await page.evaluate(`window.scrollBy(0, ${(box?.y ?? 0) - 90})`)
    },
  },
  'company-documents': {
    who: PROCUREMENT,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 540 })
      await page.goto('/company-documents')
      await page.locator('main table tbody tr').first().waitFor()
    },
  },
  'completed-lots': {
    who: PROCUREMENT,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 520 })
      await page.goto('/completed-lots')
      await page.locator('article[data-lot]').first().waitFor()
    },
  },
  checklists: {
    who: ADMIN,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 660 })
      await page.goto('/admin/checklists')
      await page.locator('main section').first().waitFor()
    },
  },
  'user-menu': {
    who: ADMIN,
    open: async (page) => {
      await openLots(page)
      await page.locator('header button').last().click()
      await page.locator('[role=menuitem]').last().waitFor()
      return page.locator('[role=menu]')
    },
  },
  profile: {
    who: ADMIN,
    open: async (page) => {
      const sidebar = await openProfile(page)
      await sidebar.locator('section').first().getByRole('button').click()
      await page.getByRole('dialog').locator('form').waitFor()
      return page.getByRole('dialog')
    },
  },
  bell: {
    who: PROCUREMENT,
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 620 })
      await answerNotices(page)
      // little stands behind it: a list of lots would make one of the largest pictures
      await page.goto('/help')
      await page.locator('textarea').waitFor()
      await page.locator('header button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog').locator('li[data-kind]').last().waitFor()
    },
  },
  'saved-searches': {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 380 })
      await answerSearches(page)
      await page.goto(`/all-lots?search=${encodeURIComponent('принтер')}`)
      await page.locator('[data-lot]').first().waitFor()
      await page.locator('main button:has(.tabler-icon-bookmark)').click()
      const sheet = page.getByRole('dialog')
      await sheet.locator('ul li').nth(1).waitFor()
      // where it underlines nothing
      await page.mouse.move(0, 0)
      return sheet
    },
  },
  notifications: {
    who: ADMIN,
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 1100 })
      return openProfile(page)
    },
  },
  teams: { who: ADMIN, open: openTeams },
  'add-user': {
    who: ADMIN,
    open: async (page) => {
      await openTeams(page)
      await page.locator('main button').first().click()
      await page.getByRole('dialog').locator('form').waitFor()
      return page.getByRole('dialog')
    },
  },
  interest: {
    who: ADMIN,
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 1000 })
      await page.goto('/admin/interests')
      await page.locator('main button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[name=name]').fill('Канцелярия и бумага')
      // the second field takes keywords
      await dialog.locator('input').nth(1).fill('бумага офисная, картридж, -аренда,')
      await dialog.locator('textarea').focus()
      return dialog
    },
  },
  'distribute-companies': {
    who: ADMIN,
    open: async (page) => {
      await page.goto('/admin/companies')
      // the last button of the first panel
      await page.locator('main section').first().getByRole('button').last().click()
      for (const index of [0, 2]) await page.getByRole('option').nth(index).click()
      return page.getByRole('dialog')
    },
  },
  tariffs: {
    who: ADMIN,
    open: async (page) => {
      await page.goto('/tariffs')
      await page.locator('main article').first().waitFor()
    },
  },
  help: {
    who: MANAGER,
    open: async (page) => {
      await page.goto('/help')
      await page.locator('textarea').waitFor()
    },
  },
}
