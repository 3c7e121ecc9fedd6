// The searches that a person keeps, over all lots.
import type { Output } from '@tendertap/contract/calls/index'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { answer, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'

const LONG = `ТОО «${'Казахстан'.repeat(8)}»`
const since = '2026-11-02T05:30:00.000Z'
const search = (name: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  name,
  cadence: 'at_once' as const,
  filter: { search: name },
  newLots: 0,
  createdAt: since,
  ...more,
})
const SEARCHES: Output<'savedSearches/getAll'> = {
  searches: [
    search('Кабель медный, Алматы', { newLots: 12 }),
    search('Трубы', { newLots: 100, cadence: 'daily' }),
    search('Электрооборудование'.repeat(4), { newLots: 1, cadence: 'never' }),
    search('Старый поиск', { filter: null }),
  ],
}
const name = (text: string) => ({ nameRu: text, nameKz: text, nameEn: text })
const FOLLOWED: Output<'following/getAll'> = {
  customers: [{ id: 1, ...name(LONG), since }],
  tenders: [{ id: 2, code: '12345678-1', ...name('Приобретение кабеля'), since }],
}

async function open(page: Page, answers: Answers, path: string): Promise<void> {
  answers.set('savedSearches/getAll', answer(200, SEARCHES))
  answers.set('following/getAll', answer(200, FOLLOWED))
  await page.goto(path)
  await page.locator('[data-lot]').first().waitFor()
}

async function openSheet(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${texts['saved-searches'].title}`) }).click()
  await page.getByRole('region', { name: texts.following.title }).getByRole('listitem').first().waitFor()
}

checkScreens([
  {
    name: 'saved-searches-new',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/all-lots?minPrice=1000&openOnly=true')
      await page.getByRole('button', { name: texts['saved-searches'].save }).waitFor()
    },
  },
  {
    name: 'saved-searches',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/all-lots')
      await openSheet(page, texts)
    },
  },
  {
    name: 'saved-searches-none',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/all-lots')
      answers.set('savedSearches/getAll', answer(200, { searches: [] }))
      answers.set('following/getAll', answer(200, { customers: [], tenders: [] }))
      await page.reload()
      await page.getByRole('button', { name: texts['saved-searches'].title }).click()
      await page.getByText(texts.following.empty).waitFor()
    },
  },
  {
    name: 'saved-searches-save',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/all-lots?minPrice=1000')
      await page.getByRole('button', { name: texts['saved-searches'].save }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts['saved-searches'].submit }).click()
      await page.getByText(texts['saved-searches'].nameMissing).waitFor()
    },
  },
  {
    name: 'saved-searches-delete',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/all-lots')
      await openSheet(page, texts)
      await page.getByRole('button', { name: `${texts['saved-searches'].remove} Трубы` }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts['saved-searches'].delete }).waitFor()
    },
  },
])
