import { screen, waitFor, within } from '@testing-library/dom'
import type { Output, ParsedInput } from '@tendertap/contract/calls/index'
import { lot } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import type { MatchTier } from '@tendertap/domain/lots/match-tiers'
import { describe, expect, test } from 'vitest'
import { readLastList } from '../../../lib/last-list.ts'
import { openPage } from '../../../testing/open-page.tsx'
import type { Answers } from '../../../testing/server.ts'

type List = Output<'lots/getLots'>

const [{ output: firstPage }] = examples['lots/getLots']
const WORDS = 'картридж лазерный'

/** Every call is answered with this list. */
const answerWith = (list: Partial<List> | ((input: ParsedInput<'lots/getLots'>) => Partial<List>)): Answers => ({
  'lots/getLots': (input) => ({
    ...firstPage,
    total: 100,
    totalExact: true,
    page: input.page ?? 1,
    ...(typeof list === 'function' ? list(input) : list),
  }),
})
const found = (...tiers: MatchTier[]): Partial<List> => ({
  data: tiers.map((foundIn, index) => ({ ...lot, id: index + 1, nameRu: `Лот ${index + 1}`, foundIn })),
})
const readAddress = () => decodeURIComponent(readLastList().replaceAll('+', ' '))
const findOrder = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Сортировка' })
const readOrder = async () => (await findOrder()).selectedOptions[0]?.textContent

describe.each([
  { where: 'a wide screen', width: 1400 },
  { where: 'a phone', width: 390 },
])('the order on $where', ({ width }) => {
  test('is by relevance when words are typed, and newest otherwise', async () => {
    const { person, server } = await openPage('/all-lots', { answers: answerWith({}), width })
    expect(await readOrder()).toBe('Сначала новые')
    await person.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'бумага{Enter}')
    await waitFor(async () => expect(await readOrder()).toBe('Сначала самые подходящие'))
    await waitFor(() => expect(readAddress()).toBe('/all-lots?search=бумага'))
    expect(server.received('lots/getLots').every(({ sortBy }) => sortBy === null)).toBe(true)
  })

  test('stays the newest when that was chosen and the words change', async () => {
    const { person, server } = await openPage('/all-lots?search=бумага', { answers: answerWith({}), width })
    await person.selectOptions(await findOrder(), 'Сначала новые')
    await waitFor(() => expect(readAddress()).toBe('/all-lots?search=бумага&sortBy=publicationDate&sort=desc'))
    await person.type(screen.getByRole('searchbox', { name: 'Поиск' }), ' а4{Enter}')
    await waitFor(() =>
      expect(server.received('lots/getLots')).toContainEqual(
        expect.objectContaining({ search: 'бумага а4', sortBy: 'publicationDate', sort: 'desc' }),
      ),
    )
    expect(await readOrder()).toBe('Сначала новые')
  })

  test('is that of a column when one was clicked', async () => {
    await openPage('/all-lots?sortBy=customer&sort=desc', { answers: answerWith({}), width })
    expect(await readOrder()).toBe('Заказчик: Я–А')
  })
})

test('the header of the column in force says so, and a click on it turns the default order round', async () => {
  localStorage.setItem('lot-columns-hidden', 'region customer status')
  const { person } = await openPage('/all-lots', { answers: answerWith({}) })
  const header = await screen.findByRole('columnheader', { name: 'Публикация' })
  expect(header.getAttribute('aria-sort')).toBe('descending')
  await person.click(within(header).getByRole('button'))
  await waitFor(() => expect(readAddress()).toBe('/all-lots?sortBy=publicationDate&sort=asc'))
  await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('ascending'))
  await person.click(within(header).getByRole('button'))
  await waitFor(() => expect(readAddress()).toBe('/all-lots'))
})

describe('where the words were found', () => {
  test('a row over the lots of each lower tier', async () => {
    await openPage(`/all-lots?search=${WORDS}`, { answers: answerWith(found('name', 'description', 'documents')) })
    await screen.findByRole('rowheader', { name: 'Также в описании' })
    const shown = screen.getAllByRole('row').map((row) => /Также в [а-я]+|Лот \d/.exec(row.textContent)?.[0])
    expect(shown.filter(Boolean)).toEqual(['Лот 1', 'Также в описании', 'Лот 2', 'Также в документах', 'Лот 3'])
  })

  test('a heading and a list of its own on a phone', async () => {
    const answers = answerWith(found('name', 'name', 'tender'))
    await openPage(`/all-lots?search=${WORDS}`, { answers, width: 390 })
    const lower = await screen.findByRole('list', { name: 'Также в названии тендера или заказчика' })
    expect(within(lower).getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'Также в названии тендера или заказчика' })).toBeDefined()
    expect(within(screen.getByRole('list', { name: 'Список лотов' })).getAllByRole('article')).toHaveLength(2)
  })

  test('a document is named, and its words are shown', async () => {
    const documentMatch = {
      documentId: 7,
      originalFileName: 'Спецификация.pdf',
      text: 'поставка: картридж лазерный',
      marks: [[10, 18]] satisfies [number, number][],
    }
    const data = [{ ...lot, foundInDocuments: true, documentMatch }]
    await openPage(`/all-lots?search=${WORDS}`, { answers: answerWith({ data }) })
    const words = await screen.findByText('картридж', { selector: 'mark' })
    expect(words.closest('td')?.textContent).toContain('в документе «Спецификация.pdf»: поставка: картридж лазерный')
  })
})

test('synonyms are named, switched off with one click, and on again', async () => {
  const answers = answerWith(({ exactWords }) => ({ alsoSearched: exactWords ? [] : ['тонер', 'туба'] }))
  const { person, server } = await openPage(`/all-lots?search=${WORDS}`, { answers })
  const line = (await screen.findByText(/^Искали также:/)).textContent.replaceAll('\u00A0', ' ')
  expect(line).toBe('Искали также: тонер, туба · Искать только эти слова')
  await person.click(screen.getByRole('button', { name: 'Искать только эти слова' }))
  await person.click(await screen.findByRole('button', { name: 'Искать и синонимы' }))
  await screen.findByText(/^Искали также:/)
  const asked = server.received('lots/getLots').filter(({ withOpenTotal }) => withOpenTotal)
  expect(new Set(asked.map(({ exactWords }) => exactWords))).toEqual(new Set([false, true]))
  expect(readAddress()).toBe(`/all-lots?search=${WORDS}`)
})

describe('when nothing is found', () => {
  const near = [
    { search: 'картридж', total: 135, totalExact: true },
    { search: 'лазерный', total: 41, totalExact: true },
  ]
  const answers = answerWith(({ search }) =>
    search === WORDS ? { data: [], total: 0, nearMatches: near } : { total: 135 },
  )

  test('each word says how many lots it finds, and takes the place of the words; the filters stay', async () => {
    const { person, server } = await openPage(`/all-lots?search=${WORDS}&regions=75`, { answers })
    const list = await screen.findByRole('list', { name: 'Сколько лотов с этими словами' })
    expect(list.textContent).toBe('«картридж» 135 ·«лазерный» 41 ·вместе 0')
    await person.click(within(list).getByRole('button', { name: '«картридж» 135' }))
    await screen.findByRole('button', { name: 'Бумага офисная' })
    expect(server.received('lots/getLots')).toContainEqual(
      expect.objectContaining({ search: 'картридж', regions: ['75'] }),
    )
  })

  test('words alone are not blamed on filters', async () => {
    await openPage(`/all-lots?search=${WORDS}`, { answers })
    expect((await screen.findByText(/^Нет лотов по запросу/)).textContent.trim()).toBe(
      `Нет лотов по запросу «${WORDS}».`,
    )
    expect(screen.queryByRole('button', { name: /фильтры, оставить слова/ })).toBeNull()
  })

  test('filters beside the words are named, and can be dropped', async () => {
    const { person } = await openPage(`/all-lots?search=${WORDS}&regions=75&openOnly=true`, { answers })
    expect((await screen.findByText(/^Нет лотов по запросу/)).textContent).toBe(
      `Нет лотов по запросу «${WORDS}». Кроме слов, выбраны фильтры: Только открытые, Регион.`,
    )
    await person.click(screen.getByRole('button', { name: 'Убрать фильтры, оставить слова' }))
    await waitFor(() => expect(readAddress()).toBe(`/all-lots?search=${WORDS}`))
  })

  test('filters alone are named too', async () => {
    const none = answerWith({ data: [], total: 0 })
    const { person } = await openPage('/all-lots?regions=75&minPrice=100', { answers: none })
    expect(await screen.findByText('Ни один лот не подходит под выбранные фильтры: Цена, Регион.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
    await screen.findByText(/^В каталоге пока нет ни одного лота/)
  })
})
