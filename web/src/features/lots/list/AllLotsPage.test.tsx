import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { readLastList } from '../../../lib/last-list.ts'
import { act, cleanup } from '../../../testing/render.tsx'
import type { Answers } from '../../../testing/server.ts'
import { openPage } from '../../../testing/open-page.tsx'

const [{ output: firstPage }] = examples['lots/getLots']

/** Any page of a hundred lots. */
const answers: Answers = {
  'lots/getLots': ({ page, limit }) => ({ ...firstPage, total: 100, totalExact: true, page, limit }),
}

const waitForPage = (page: number) => screen.findByRole('button', { name: `Страница ${page}`, current: 'page' })

test('«Previous» and «Next» turn one page', async () => {
  const { person, server } = await openPage('/all-lots?page=5', { answers })
  await waitForPage(5)
  await person.click(screen.getByRole('button', { name: 'Предыдущая страница' }))
  await waitForPage(4)
  expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining({ page: 4, limit: 10 }))
  await person.click(screen.getByRole('button', { name: 'Следующая страница' }))
  await waitForPage(5)
  expect(screen.getByText('41–50 из 100')).toBeDefined()
})

test('more rows per page are asked for, from the first page on', async () => {
  const { person, server } = await openPage('/all-lots?page=3', { answers })
  await waitForPage(3)
  await person.selectOptions(screen.getByRole('combobox', { name: 'Строк на странице' }), '50')
  await waitForPage(1)
  expect(screen.getByText('1–50 из 100')).toBeDefined()
  expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining({ page: 1, limit: 50 }))
})

test('a changed filter starts at the first page', async () => {
  const { person, server } = await openPage('/all-lots?page=3', { answers })
  await waitForPage(3)
  await person.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'бумага{Enter}')
  await waitForPage(1)
  expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining({ search: 'бумага', page: 1 }))
  expect(server.received('lots/getLots')).not.toContainEqual(expect.objectContaining({ search: 'бумага', page: 3 }))
})

test('removing a filter starts at the first page too', async () => {
  const { person, server } = await openPage('/all-lots?search=бумага&page=3', { answers })
  await waitForPage(3)
  await person.click(screen.getByRole('button', { name: 'Убрать фильтр «Поиск»' }))
  await waitForPage(1)
  expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining({ search: null, page: 1 }))
})

test('a column that can only sort a shorter list says why, to the keyboard and to a screen reader', async () => {
  const { person, server } = await openPage('/all-lots', {
    answers: { 'lots/getLots': () => ({ ...firstPage, total: 20_001, totalExact: true }) },
  })
  const header = await screen.findByRole('button', { name: 'Лот' })
  const reason = /^По этому столбцу сортируется список, в котором не больше 20.000 лотов\. Уточните фильтры\.$/
  // the header stands there before the lots
  await waitFor(() => expect(header.getAttribute('aria-description')).toMatch(reason))
  while (document.activeElement !== header) await person.tab()
  expect((await screen.findByRole('tooltip')).textContent).toMatch(reason)
  const asked = server.received('lots/getLots').length
  await person.keyboard('{Enter}')
  await person.click(screen.getByRole('button', { name: 'Приём заявок' }))
  await waitFor(() => expect(server.received('lots/getLots').length).toBeGreaterThan(asked))
  expect(server.received('lots/getLots').filter(({ sortBy }) => sortBy === 'name')).toEqual([])
})

test('a click on a column sorts by it, from the first page on', async () => {
  const { person, server } = await openPage('/all-lots?page=3', { answers })
  await waitForPage(3)
  await person.click(screen.getByRole('button', { name: 'Приём заявок' }))
  await waitForPage(1)
  expect(server.received('lots/getLots')).toContainEqual(
    expect.objectContaining({ sortBy: 'applicationEndAt', sort: 'asc', page: 1 }),
  )
})

test.each([
  { where: 'row', width: 1400, element: 'tr' },
  { where: 'card', width: 390, element: 'article' },
])('a $where shows the description, and the time left until applications end', async ({ width, element }) => {
  await openPage('/all-lots', { answers, width })
  const left = await screen.findByText('4 дня 19 ч')
  expect(left.closest(element)?.textContent).toContain('Формат А4, плотность 80 г/м², 500 листов в пачке')
})

test.each([
  { where: 'row', width: 1400 },
  { where: 'card', width: 390 },
])('a $where unfolds by its name and folds again', async ({ width }) => {
  const { person } = await openPage('/all-lots', { answers, width })
  const name = await screen.findByRole('button', { name: 'Бумага офисная', expanded: false })
  await person.click(name)
  expect(await screen.findByRole('heading', { name: 'Условия' })).toBeDefined()
  for (const fact of ['пачек', 'Запрос ценовых предложений', 'г. Астана', 'Опубликован'])
    expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
  expect(screen.getByText('Портал не публикует: обеспечение заявки, местное содержание')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Бумага офисная', expanded: true }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Условия' })).toBeNull())
})

test('the way back leads to the list as it is now', async () => {
  const { person } = await openPage('/all-lots?search=бумага', { answers })
  await waitForPage(1)
  await person.click(screen.getByRole('button', { name: 'Следующая страница' }))
  await waitForPage(2)
  expect(decodeURI(readLastList())).toBe('/all-lots?search=бумага&page=2')
})

describe('the view', () => {
  const findTable = () => screen.findByRole('table', { name: 'Список лотов' })

  test('a column that is switched off is hidden', async () => {
    const { person } = await openPage('/all-lots', { answers })
    const table = await findTable()
    expect(within(table).getByRole('columnheader', { name: 'Сумма' })).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Вид' }))
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Сумма' }))
    expect(within(table).queryByRole('columnheader', { name: 'Сумма' })).toBeNull()
  })

  test('the rows are comfortable until compact ones are chosen, and stay so', async () => {
    const { person } = await openPage('/all-lots', { answers })
    const table = await findTable()
    expect(table.dataset['density']).toBe('comfortable')
    await person.click(screen.getByRole('button', { name: 'Вид' }))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Компактные' }))
    expect(table.dataset['density']).toBe('compact')
    cleanup()
    await openPage('/all-lots', { answers })
    expect((await findTable()).dataset['density']).toBe('compact')
  })

  test('the status has no column until it is chosen; the list is then sorted by it', async () => {
    const { person, server } = await openPage('/all-lots', { answers })
    const table = await findTable()
    expect(within(table).queryByText('Опубликован')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Вид' }))
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Статус' }))
    expect(await within(table).findByText('Опубликован')).toBeDefined()
    await person.click(await within(table).findByRole('button', { name: 'Статус' }))
    await waitFor(() =>
      expect(server.received('lots/getLots')).toContainEqual(
        expect.objectContaining({ sortBy: 'status', sort: 'asc' }),
      ),
    )
  })
})

describe('the status stands beside the deadline', () => {
  const withStatus = (status: string): Answers => ({
    'lots/getLots': ({ page, limit }) => ({ ...firstPage, data: [{ ...lot, status }], total: 1, page, limit }),
  })

  test.each([
    { where: 'row', width: 1400 },
    { where: 'card', width: 390 },
  ])('in a $where whose status is not what the list is about', async ({ width }) => {
    await openPage('/all-lots', { answers: withStatus('Отменен'), width })
    expect(await screen.findByText('Отменен')).toBeDefined()
  })

  test('and not where the filter says it', async () => {
    await openPage('/all-lots?statuses=Отменен', { answers: withStatus('Отменен') })
    const row = (await screen.findByRole('button', { name: 'Бумага офисная' })).closest('tr')
    expect(row?.textContent).toContain('19.11.2026 09:00')
    expect(row?.textContent).not.toContain('Отменен')
  })
})

describe('when the lots cannot be loaded', () => {
  const FRESHNESS = /пропуск/
  /** A server that fails while `isDown`. */
  const createServer = () => {
    const state = { isDown: false }
    const failing: Answers = {
      'lots/getLots': ({ page, limit }) => {
        if (state.isDown) throw new CallError({ status: 500, code: 'server_error', message: '' })
        return { ...firstPage, total: 100, totalExact: true, page, limit }
      },
    }
    return { state, failing }
  }
  const findRow = () => screen.findByRole('button', { name: 'Бумага офисная' })
  const queryRow = () => screen.queryByRole('button', { name: 'Бумага офисная' })
  const refresh = () => act(() => queryClient.invalidateQueries({ queryKey: ['lots/getLots'] }))

  test('the reason takes the place of the rows, and a button tries again', async () => {
    const { state, failing } = createServer()
    state.isDown = true
    const { person } = await openPage('/all-lots', { answers: failing })
    expect((await screen.findByRole('alert')).textContent).toContain('Ошибка при загрузке лотов')
    expect(screen.queryByText(FRESHNESS)).toBeNull()
    state.isDown = false
    await person.click(screen.getByRole('button', { name: 'Повторить' }))
    await findRow()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await screen.findByText(FRESHNESS)).toBeDefined()
  })

  test.each([
    [503, 'search_too_slow', /^Поиск занял слишком много времени/],
    [400, 'search_too_wide', /^Слишком много слов начинается так/],
  ] as const)('a search refused with %i %s says what to change', async (status, code, text) => {
    await openPage('/all-lots?search=-тер*', {
      answers: {
        'lots/getLots': () => {
          throw new CallError({ status, code, message: '' })
        },
      },
    })
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('a filter that fails empties the list', async () => {
    const { state, failing } = createServer()
    const { person } = await openPage('/all-lots', { answers: failing })
    await findRow()
    state.isDown = true
    await person.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'бумага{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('Ошибка при загрузке лотов')
    expect(queryRow()).toBeNull()
  })

  test('a refresh that fails keeps the rows and says so; it is tried again by itself', async () => {
    const { state, failing } = createServer()
    await openPage('/all-lots', { answers: failing })
    await findRow()
    state.isDown = true
    // what tries again begins to wait when the refresh has failed
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await refresh()
    expect(await screen.findByText(/^Не удалось обновить/)).toBeDefined()
    expect(queryRow()).not.toBeNull()
    expect(screen.queryByText(FRESHNESS)).toBeNull()
    state.isDown = false
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    await waitFor(() => expect(screen.queryByText(/^Не удалось обновить/)).toBeNull())
    expect(queryRow()).not.toBeNull()
  })
})
