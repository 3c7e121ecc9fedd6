// All lots and the menus of the header above them.
import type { Output } from '@tendertap/contract/calls/index'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { openMenu } from '../menus.ts'
import { answer, refusal } from './answers.ts'
import { checkScreens } from './check-screens.ts'

type List = Output<'lots/getLots'>

/** What a portal may well send: no spaces to break at, statuses and methods nobody has heard of, large figures. */
function withLongTexts(list: List): object {
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
  return { ...list, data }
}

/** A list too long to be sorted by every column, of lots that miss what can be missing. */
function withoutFacts(list: List): List {
  const [document] = list.data.flatMap(({ documents }) => documents)
  const data = list.data.map((lot, index) => ({
    ...lot,
    amount: null,
    katoNameRu: null,
    katoNameKz: null,
    katoNameEn: null,
    // a portal that publishes regions, and one that never does
    standsForTender: index > 0,
    documents: document ? [{ ...document, state: 'processing' as const, fileName: null, size: null }] : [],
    Tender: { ...lot.Tender, applicationEndAt: null },
  }))
  return { ...list, data, total: 20_001, totalExact: true }
}

async function openLots(page: Page): Promise<void> {
  await page.goto('/all-lots')
  await page.locator('[data-lot]').first().waitFor()
}

async function openFirstLot(page: Page, texts: Texts): Promise<void> {
  await page.locator('[data-lot] button[aria-expanded]').first().click()
  await page.getByRole('heading', { name: texts.lots.terms }).waitFor()
}

async function showWhyUnsortable(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('columnheader').getByRole('button', { name: texts.lots.columns.name }).hover()
  await page.getByRole('tooltip').waitFor()
}

async function openLanguageMenu(page: Page, texts: Texts): Promise<void> {
  await openMenu(page, `${texts.public.language.label}: `)
  await page.getByRole('menuitemradio', { name: 'English' }).waitFor()
}

checkScreens([
  { name: 'all-lots', who: 'person', open: openLots },
  {
    name: 'user-menu',
    who: 'person',
    open: async (page, texts) => {
      await openLots(page)
      await openMenu(page, texts.account.userMenu)
      await page.getByRole('menuitem', { name: texts.account.logout }).waitFor()
    },
  },
  {
    name: 'language-menu',
    who: 'person',
    open: async (page, texts) => {
      await openLots(page)
      await openLanguageMenu(page, texts)
    },
    reopen: openLanguageMenu,
  },
  {
    name: 'all-lots-open',
    who: 'person',
    open: async (page, texts) => {
      await openLots(page)
      await openFirstLot(page, texts)
    },
  },
  {
    name: 'all-lots-long',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', { change: withLongTexts })
      await openLots(page)
      await openFirstLot(page, texts)
    },
  },
  {
    name: 'all-lots-incomplete',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', { change: withoutFacts })
      answers.set('tenders/getTenderDetails', refusal(500, 'server_error'))
      await openLots(page)
      await openFirstLot(page, texts)
      await page.getByText(texts.lots.documentsFailed).waitFor()
      await showWhyUnsortable(page, texts)
    },
    reopen: showWhyUnsortable,
  },
  {
    name: 'all-lots-loading',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', 'never')
      await page.goto('/all-lots')
      await page.getByRole('heading', { name: texts.account.tabs['all-lots'].title }).waitFor()
    },
  },
  {
    name: 'all-lots-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', answer(200, { data: [], total: 0, totalExact: true, page: 1, limit: 10 }))
      await page.goto('/all-lots')
      await page.getByText(texts.lots.empty).waitFor()
    },
  },
  {
    name: 'all-lots-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', refusal(500, 'server_error'))
      await page.goto('/all-lots')
      await page.getByText(texts.lots.loadFailed).waitFor()
    },
  },
])
