// All lots: the filter panel on a desk and on a phone, a filter that leaves nothing, and what a search adds to the
// rows.
import type { Output } from '@tendertap/contract/calls/index'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { NARROW } from '../browser.ts'
import { checkScreens } from './check-screens.ts'

type List = Output<'lots/getLots'>

const FILTERS = new URLSearchParams([
  ['statuses', 'Опубликован'],
  ['minPrice', '100000'],
  ['maxPrice', '50000000'],
  ['endDateFrom', '2026-11-01'],
  ['regions', '62'],
  ['regions', '75'],
  ['ensTru', '26.20'],
  ['sources', 'ows'],
  ['todayOnly', 'true'],
  ['companies', 'КГУ "Школа-гимназия имени Абая Кунанбаева города Усть-Каменогорска"'],
  ['companies', 'ТОО "Каспий"'],
])

async function openWith(page: Page, rest: string): Promise<void> {
  await page.goto(`/all-lots${rest}`)
  await page.locator('main table, main article, main [role=status]').first().waitFor()
}

/**
 * The list as a search answers it: highlights in every language, another word instead of the one typed, facets, lots
 * that stand for their tender.
 */
function toSearchResult(list: List): List {
  const first: [number, number][] = [[0, 5]]
  const data = list.data.map((lot) => ({
    ...lot,
    highlights: { nameRu: first, nameKz: first, nameEn: first },
    foundInDocuments: true,
    standsForTender: true,
  }))
  const counts = (...values: string[]) => values.map((value, index) => ({ value, count: 12_400 - index * 3_100 }))
  const facets = {
    statuses: counts('Опубликован', 'Итоги', 'Приостановлен'),
    methods: counts('Открытый конкурс'),
    regions: counts('75'),
    sources: counts('ows'),
    exact: [],
  }
  return { ...list, data, searchedFor: 'картридж', facets }
}

async function openStatuses(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: texts['lot-filter'].groups.statuses }).click()
  // each status shows how many lots it would leave
  await page.getByRole('checkbox', { name: /\d/ }).first().waitFor()
}

async function openCalendar(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: texts['lot-filter'].deadline }).click()
  await page.getByRole('button', { name: texts.account.date.open }).first().click()
  await page.getByRole('dialog', { name: texts.account.date.calendar }).waitFor()
}

checkScreens([
  {
    name: 'all-lots-filters',
    who: 'person',
    open: async (page, texts) => {
      await openWith(page, `?${FILTERS}`)
      await page.getByRole('button', { name: texts['lot-filter'].more }).click()
      await page.locator('[role=option]').first().waitFor()
    },
  },
  {
    name: 'all-lots-calendar',
    who: 'person',
    open: async (page, texts) => {
      await openWith(page, '?endDateFrom=2026-11-01&endDateTo=2026-12-31')
      await openCalendar(page, texts)
    },
    reopen: openCalendar,
  },
  {
    name: 'all-lots-filter-dialog',
    who: 'person',
    open: async (page, texts) => {
      await page.setViewportSize(NARROW)
      await openWith(page, `?${FILTERS}`)
      await page.getByRole('search').getByRole('button', { name: texts['lot-filter'].all }).click()
      await page.locator('[role=option]').first().waitFor()
      await page.getByRole('textbox', { name: texts['lot-filter'].to }).first().fill('дорого')
      await page.getByText(texts['lot-filter'].notNumber).waitFor()
    },
  },
  {
    name: 'all-lots-nothing',
    who: 'person',
    open: async (page, texts) => {
      await openWith(page, `?search=${encodeURIComponent('слова которых нет ни в одном лоте')}`)
      await page.getByText(texts['lot-filter'].emptyText).waitFor()
    },
  },
  {
    name: 'all-lots-found',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', { change: toSearchResult, input: {} })
      await openWith(page, `?search=${encodeURIComponent('катридж')}`)
      await page.locator('mark').first().waitFor()
      await openStatuses(page, texts)
    },
    reopen: openStatuses,
  },
])
