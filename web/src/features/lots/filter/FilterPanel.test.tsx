import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage, type OpenPage } from '../../../testing/open-page.tsx'

const findPanel = () => screen.findByLabelText('Фильтры', { selector: 'search' })

/** Waits until the list was asked for with these fields. */
const expectRequest = ({ server }: OpenPage, fields: object) =>
  waitFor(() => expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining(fields)))

test('a chosen status is asked for, and its button shows it', async () => {
  const page = await openPage('/all-lots')
  const panel = await findPanel()
  await page.person.click(within(panel).getByRole('button', { name: 'Статус' }))
  await page.person.click(await within(panel).findByRole('checkbox', { name: /^Опубликован/ }))
  await expectRequest(page, { statuses: ['Опубликован'] })
  expect(within(panel).getByRole('button', { name: 'Статус: Опубликован' })).toBeDefined()
})

test('a typed price is asked for once the typing pauses', async () => {
  const page = await openPage('/all-lots')
  const panel = await findPanel()
  await page.person.click(within(panel).getByRole('button', { name: 'Цена' }))
  const field = await screen.findByRole('textbox', { name: 'Цена, ₸ от' })
  // at once: a person who types for longer than the pause is asked for in between
  for (const value of ['1', '1 5', '1 50', '1 500']) fireEvent.change(field, { target: { value } })
  await expectRequest(page, { minPrice: 1500 })
  const asked = page.server.received('lots/getLots').map(({ minPrice }) => minPrice)
  expect(new Set(asked)).toEqual(new Set([null, 1500]))
})

test('a preset of the calendar is asked for as the last day of applications', async () => {
  const page = await openPage('/all-lots')
  const panel = await findPanel()
  await page.person.click(within(panel).getByRole('button', { name: 'Срок' }))
  await page.person.click(await screen.findByRole('textbox', { name: 'Окончание приёма заявок по' }))
  await page.person.click(await screen.findByRole('button', { name: 'Через неделю' }))
  await expectRequest(page, { endDateFrom: null, endDateTo: '2026-11-21' })
  expect(within(panel).getByRole('button', { name: 'Срок: по 21.11.2026' })).toBeDefined()
})

test('a typed day is asked for, and a day that does not exist is refused', async () => {
  const page = await openPage('/all-lots')
  await page.person.click(within(await findPanel()).getByRole('button', { name: 'Ещё фильтры' }))
  const sheet = await screen.findByRole('dialog', { name: 'Фильтры' })
  await page.person.type(within(sheet).getByRole('textbox', { name: 'Начало приёма заявок с' }), '01112026')
  await expectRequest(page, { startDateFrom: '2026-11-01' })
  await page.person.type(within(sheet).getByRole('textbox', { name: 'Начало приёма заявок по' }), '31.11.26{Tab}')
  expect(await within(sheet).findByText('Нет такой даты')).toBeDefined()
  expect(page.server.received('lots/getLots').every(({ startDateTo }) => startDateTo === null)).toBe(true)
})

test('clearing asks for the list without filters', async () => {
  expect.hasAssertions()
  const page = await openPage(
    '/all-lots?statuses=Опубликован&minPrice=1500&regions=75&endDateTo=2026-11-21&search=бумага',
  )
  await expectRequest(page, { statuses: ['Опубликован'], minPrice: 1500, regions: ['75'], endDateTo: '2026-11-21' })
  await page.person.click(await screen.findByRole('button', { name: 'Сбросить' }))
  await expectRequest(page, {
    search: null,
    statuses: null,
    minPrice: null,
    maxPrice: null,
    regions: null,
    endDateFrom: null,
    endDateTo: null,
  })
})

test('the sheet says how many lots match, and closes on Escape; the focus returns to its button', async () => {
  const page = await openPage('/all-lots', { width: 390 })
  const button = await screen.findByRole('button', { name: 'Фильтры' })
  await page.person.click(button)
  const sheet = await screen.findByRole('dialog', { name: 'Фильтры' })
  await within(sheet).findByRole('button', { name: /^Показать ≈\s48\s215\sлотов$/ })
  await page.person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a filter of the bar closes on Escape', async () => {
  const { person } = await openPage('/all-lots')
  const panel = await findPanel()
  await person.click(within(panel).getByRole('button', { name: 'Статус' }))
  await within(panel).findByRole('checkbox', { name: /^Опубликован/ })
  await person.keyboard('{Escape}')
  await waitFor(() => expect(within(panel).queryByRole('checkbox')).toBeNull())
})

test('the sheet counts what is chosen in a list, and nothing where nothing is', async () => {
  const { person } = await openPage('/all-lots?statuses=Опубликован')
  await person.click(within(await findPanel()).getByRole('button', { name: 'Ещё фильтры' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  expect(sheet.getAllByText(/^выбрано/i).map(({ textContent }) => textContent)).toEqual(['выбрано: 1'])
})
