// All lots: what a search adds to the rows, and a search that finds nothing.
import type { Output } from '@tendertap/contract/calls/index'
import type { MatchTier } from '@tendertap/domain/lots/match-tiers'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { expand } from '../menus.ts'
import { checkScreens } from './check-screens.ts'

type List = Output<'lots/getLots'>
type Lot = List['data'][number]

const CONTRACT = {
  documentId: 1,
  originalFileName: 'Приложение 3 к договору.pdf',
  text: 'В случае замены расходных материалов поставщик передаёт заказчику картридж лазерный чёрный и оформляет акт.',
  marks: [
    [66, 74],
    [75, 83],
  ] satisfies [number, number][],
}
const TIERS: readonly MatchTier[] = ['name', 'name', 'description', 'tender', 'documents']

async function openWith(page: Page, rest: string): Promise<void> {
  await page.goto(`/all-lots${rest}`)
  await page.locator('main table, main article, main [role=status]').first().waitFor()
}

const search = (words: string) => `?search=${encodeURIComponent(words)}`

/** The list in the order by relevance: every tier, synonyms, highlights in every language. */
function toRelevant(list: List): List {
  const first: [number, number][] = [[0, 5]]
  const highlights = { nameRu: first, nameKz: first, nameEn: first }
  const data = list.data.map((lot, index): Lot => {
    const foundIn = TIERS[Math.floor(index / 2)] ?? 'documents'
    const isInDocuments = foundIn === 'documents'
    return {
      ...lot,
      foundIn,
      highlights: foundIn === 'name' ? highlights : {},
      foundInDocuments: isInDocuments,
      documentMatch: isInDocuments ? CONTRACT : null,
    }
  })
  return { ...list, data, alsoSearched: ['тонер', 'тонер-картридж', 'сиялы картридж'], openTotal: 692 }
}

/** Another word instead of the one typed, facets, lots that stand for their tender. */
function toRepaired(list: List): List {
  const data = list.data.map((lot) => ({ ...lot, foundInDocuments: true, standsForTender: true }))
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

const toNearMatches = (list: List): List => ({
  ...list,
  data: [],
  total: 0,
  totalExact: true,
  openTotal: 0,
  nearMatches: [
    { search: 'картридж', total: 135, totalExact: true },
    { search: 'лазерный', total: 41_000, totalExact: false },
    { search: 'қағаз', total: 0, totalExact: true },
  ],
})

async function openStatuses(page: Page, texts: Texts): Promise<void> {
  await expand(page.getByRole('search').getByRole('button', { name: texts['lot-filter'].groups.statuses }))
  // each status shows how many lots it would leave
  await page.getByRole('checkbox', { name: /\d/ }).first().waitFor()
}

checkScreens([
  {
    name: 'all-lots-found',
    who: 'person',
    isWideOnly: true,
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', { change: toRepaired, input: {} })
      await openWith(page, search('катридж'))
      await openStatuses(page, texts)
    },
    reopen: openStatuses,
  },
  {
    name: 'all-lots-relevance',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', { change: toRelevant, input: {} })
      await openWith(page, search('картридж лазерный'))
      await page.getByText(texts.lots.tiers.documents).waitFor()
      await page.getByText(texts['lot-filter'].searchExactly).waitFor()
    },
  },
  {
    name: 'all-lots-exact-words',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', { change: toRelevant, input: {} })
      await openWith(page, `${search('картридж')}&exactWords=true&openOnly=true&sortBy=amount&sort=desc`)
      await page.getByText(texts['lot-filter'].searchSimilar).waitFor()
    },
  },
  {
    name: 'all-lots-near-matches',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('lots/getLots', { change: toNearMatches })
      await openWith(page, `${search('картридж лазерный қағаз')}&regions=75&minPrice=100000&openOnly=true`)
      await page.getByRole('button', { name: texts['lot-filter'].keepWords }).waitFor()
    },
  },
  {
    name: 'all-lots-nothing',
    who: 'person',
    open: async (page, texts) => {
      await openWith(page, search('слова которых нет ни в одном лоте'))
      await page.getByText(texts['lot-filter'].noneWithWords).waitFor()
    },
  },
])
