// The pictures of the guide: who is signed in, and how to reach the screen. Nothing here depends on the language.
import { buffer } from 'node:stream/consumers'
import { chooseLanguage } from '@tendertap/domain/languages'
import { makeExample } from '@tendertap/server/features/result-import/template'
import { answerNotices, answerSearches } from './answers.ts'
import {
  openChangedTender,
  openChart,
  openCorridor,
  openDay,
  openLots,
  openProfile,
  openTeams,
  openRejection,
} from './open-screens.ts'
import { ADMIN, LEAD, MANAGER, OPERATOR, PROCUREMENT, type Shot } from './shot.ts'

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
      await page.goto('/all-lots?openOnly=true&sortBy=percent&sort=desc')
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
      await page.setViewportSize({ width: 1280, height: 1140 })
      await openChangedTender(page)
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
      return openRejection(page)
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
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto('/lots-in-work')
      await page.locator('article[data-open]').waitFor()
    },
  },
  corridor: {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 900 })
      return openCorridor(page)
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
  market: {
    who: LEAD,
    open: (page) => openChart(page, '/analytics/market'),
  },
  prices: {
    who: MANAGER,
    open: (page) => openChart(page, '/analytics/prices'),
  },
  team: {
    who: ADMIN,
    open: (page) => openChart(page, '/analytics/team'),
  },
  'import-results': {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1100, height: 560 })
      await page.goto('/past-results')
      const language = await page.evaluate(() => localStorage.getItem('lang'))
      const { name, type, content } = makeExample(chooseLanguage(null, language))
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer: await buffer(content) })
      await page.locator('[data-line]').nth(1).waitFor()
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
  'operator-panel': {
    who: OPERATOR,
    open: async (page) => {
      await page.setViewportSize({ width: 1200, height: 600 })
      await page.goto('/superadmin')
      await page.locator('main li button').first().waitFor()
    },
  },
}
