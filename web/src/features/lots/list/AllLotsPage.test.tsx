import { screen, within } from '@testing-library/react'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import type { Answers } from '../../../testing/server.ts'
import { openPage } from '../../../testing/open-page.tsx'

const [{ output: firstPage }] = examples['lots/getLots']

/** Any page of a hundred lots. */
const answers: Answers = {
  'lots/getLots': ({ page, limit }) => ({ ...firstPage, total: 100, totalExact: true, page, limit }),
}

const waitForPage = (page: number) => screen.findByRole('button', { name: `Страница ${page}`, current: 'page' })

test('«Previous» and «Next» turn one page', async () => {
  const { person } = await openPage('/all-lots?page=5', { answers })
  await waitForPage(5)
  await person.click(screen.getByRole('button', { name: 'Предыдущая страница' }))
  await waitForPage(4)
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
  await person.type(screen.getByRole('searchbox', { name: 'Поиск по названию' }), 'бумага{Enter}')
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
])('the deadline in a $where is the end of applications, with the time left', async ({ width, element }) => {
  await openPage('/all-lots', { answers, width })
  const shown = await screen.findByText('до 19.11.2026 09:00')
  expect(shown.parentElement?.textContent).toMatch(/^4 дня 19 ч/)
  expect(shown.closest(element)).not.toBeNull()
})

test('a row unfolds by its name and folds again', async () => {
  const { person } = await openPage('/all-lots', { answers })
  const name = await screen.findByRole('button', { name: 'Бумага офисная' })
  await person.click(name)
  expect(await screen.findByText('Формат А4, плотность 80 г/м², 500 листов в пачке')).toBeDefined()
  await person.click(name)
  expect(screen.queryByText('Формат А4, плотность 80 г/м², 500 листов в пачке')).toBeNull()
})

test('a column that is switched off is hidden', async () => {
  const { person } = await openPage('/all-lots', { answers })
  const table = await screen.findByRole('table', { name: 'Список лотов' })
  expect(within(table).getByRole('columnheader', { name: 'Сумма' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Столбцы' }))
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Сумма' }))
  expect(within(table).queryByRole('columnheader', { name: 'Сумма' })).toBeNull()
})
