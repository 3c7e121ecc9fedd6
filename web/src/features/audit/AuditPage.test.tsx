import { screen } from '@testing-library/dom'
import { member } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import type { Answers } from '../../testing/server.ts'
import { openPage } from '../../testing/open-page.tsx'

const [{ output: entries }] = examples['audit/getEntries']

/** Any page of a hundred entries. */
const answers: Answers = {
  'audit/getEntries': ({ page, limit }) => ({ ...entries, total: 100, page, limit }),
}

const waitForPage = (page: number) => screen.findByRole('button', { name: `Страница ${page}`, current: 'page' })

test('every filter is sent', async () => {
  const { person, server } = await openPage('/audit', { answers })
  await waitForPage(1)
  await person.selectOptions(screen.getByRole('combobox', { name: 'Кто' }), 'Данияр Закупов')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Действие' }), 'Добавлен пользователь')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Результат' }), 'Отказано')
  await person.click(await screen.findByRole('textbox', { name: 'С даты' }))
  await person.paste('01.11.2026')
  await person.click(screen.getByRole('textbox', { name: 'По дату' }))
  await person.paste('14.11.2026')
  await person.click(screen.getByLabelText(/^Объект/))
  await person.paste('Сауле')
  await person.tab()
  await expect
    .poll(() => server.received('audit/getEntries').at(-1), { timeout: 10_000 })
    .toMatchObject({
      userId: member.id,
      action: 'users/createUser',
      outcome: 'refused',
      from: '2026-11-01',
      to: '2026-11-14',
      object: 'Сауле',
    })
})

test('a changed filter starts at the first page', async () => {
  const { person, server } = await openPage('/audit?page=4', { answers })
  await waitForPage(4)
  await person.selectOptions(screen.getByRole('combobox', { name: 'Результат' }), 'Отказано')
  await waitForPage(1)
  expect(server.received('audit/getEntries').at(-1)).toMatchObject({ outcome: 'refused', page: 1 })
})

test('pages turn one by one, and more rows per page are asked for', async () => {
  const { person, server } = await openPage('/audit?page=4', { answers })
  await waitForPage(4)
  await person.click(screen.getByRole('button', { name: 'Предыдущая страница' }))
  await waitForPage(3)
  await person.selectOptions(screen.getByRole('combobox', { name: 'Строк на странице' }), '20')
  await waitForPage(1)
  expect(server.received('audit/getEntries').at(-1)).toMatchObject({ page: 1, limit: 20 })
})

test('a refused attempt says why it was refused', async () => {
  await openPage('/audit')
  expect(await screen.findByText(/^Отказано: /)).toBeDefined()
})

test('a command of the operator is shown as the operator’s', async () => {
  const [entry] = entries.data
  if (!entry) throw new Error('the example has no entry')
  const removed = { ...entry, person: null, action: 'operator/remove-second-factor', ip: null }
  await openPage('/audit', { answers: { 'audit/getEntries': () => ({ ...entries, data: [removed] }) } })
  expect(await screen.findByText('Оператор Tendertap')).toBeDefined()
  expect(screen.getByRole('cell', { name: /^Оператор отключил второй фактор/ })).toBeDefined()
})

test('an empty log says so', async () => {
  await openPage('/audit', { answers: { 'audit/getEntries': () => ({ ...entries, data: [], total: 0 }) } })
  expect(await screen.findByText('Нет записей')).toBeDefined()
})
