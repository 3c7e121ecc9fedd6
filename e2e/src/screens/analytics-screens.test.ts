// The analytics of the market: every tab, the cards of a customer and of a competitor, and the lots behind a figure.
import type { Role } from '@tendertap/domain/roles'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { CUSTOMER, CUSTOMER_LIST, MARKET, PRICES, PURCHASES, SUPPLIER, SUPPLIER_LIST } from './analytics-answers.ts'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { INTERESTS, withProfiles } from './matching-answers.ts'

async function open(page: Page, answers: Answers, path: string, roles: Role[] = ['manager']): Promise<void> {
  answers.set('me/getMe', { change: withProfiles(INTERESTS.length, roles) })
  answers.set('analytics/getMarket', answer(200, MARKET))
  answers.set('analytics/getCustomers', answer(200, CUSTOMER_LIST))
  answers.set('analytics/getCustomer', answer(200, CUSTOMER))
  answers.set('analytics/getSuppliers', answer(200, SUPPLIER_LIST))
  answers.set('analytics/getSupplier', answer(200, SUPPLIER))
  answers.set('analytics/getPrices', answer(200, PRICES))
  answers.set('analytics/getPurchases', answer(200, PURCHASES))
  answers.set('analytics/getComparable', answer(200, PURCHASES))
  await page.goto(path)
}

async function openLots(page: Page, { analytics: texts }: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.openLots(texts.figures.lots) }).click()
  await page.getByRole('dialog').getByRole('table').waitFor()
}

checkScreens([
  {
    name: 'analytics-market',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/market?region=75')
      await page.getByRole('region', { name: texts.analytics.market.regions }).waitFor()
    },
  },
  {
    name: 'analytics-market-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/', ['procurement'])
      answers.set('analytics/getMarket', answer(200, { ...MARKET, total: { ...MARKET.total, lots: 0 } }))
      await page.goto('/analytics/market?months=3')
      await page.getByText(texts.analytics.empty.title).waitFor()
    },
  },
  {
    name: 'analytics-market-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/')
      answers.set('analytics/getMarket', refusal(500, 'server_error'))
      await page.goto('/analytics/market')
      await page.getByText(texts.analytics.failed).waitFor()
    },
  },
  {
    name: 'analytics-lots-behind',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/market')
      await openLots(page, texts)
    },
  },
  {
    name: 'analytics-customers',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/customers')
      await page.getByRole('region', { name: texts.analytics.customers.title }).waitFor()
    },
  },
  {
    name: 'analytics-customer',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/customers?customer=1')
      await page.getByRole('region', { name: texts.analytics.customers.suppliers }).waitFor()
    },
  },
  {
    name: 'analytics-competitors',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/competitors')
      await page.getByRole('region', { name: texts.analytics.competitors.title }).waitFor()
    },
  },
  {
    name: 'analytics-competitor',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/competitors?supplier=12')
      await page.getByRole('region', { name: texts.analytics.competitors.headToHead }).waitFor()
    },
  },
  {
    name: 'analytics-prices',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/prices')
      await page.getByRole('region', { name: texts.analytics.prices.groups }).waitFor()
    },
  },
  {
    name: 'analytics-prices-too-few',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/')
      answers.set(
        'analytics/getPrices',
        answer(200, {
          ...PRICES,
          customer: CUSTOMER.company,
          observations: 5,
          corridor: null,
          histogram: [],
          groups: PRICES.groups.map((group) => ({ ...group, observations: 2, corridor: null })),
        }),
      )
      await page.goto('/analytics/prices?customer=1&group=170014')
      await page.getByText(texts.analytics.tooFew.title).first().waitFor()
    },
  },
])
