// All lots: the filter panel on a desk and on a phone, with many filters set.
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { NARROW } from '../browser.ts'
import { expand } from '../menus.ts'
import { checkScreens } from './check-screens.ts'

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

async function openCalendar(page: Page, texts: Texts): Promise<void> {
  await expand(page.getByRole('search').getByRole('button', { name: texts['lot-filter'].deadline }))
  await expand(page.getByRole('button', { name: texts.account.date.open }).first())
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
    isWideOnly: true,
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
])
