import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const open = () => openPage('/superadmin?tab=calendar', { roles: ['superadmin'] })
const findRow = async () => within((await screen.findByText('17.05.2027')).closest('li') ?? document.body)

test('a decided day says what it is, and what it would be by law', async () => {
  await open()
  const row = await findRow()
  expect(row.getByText('Курбан айт')).toBeDefined()
  expect(row.getByText('Выходной')).toBeDefined()
  expect(row.getByText(/по закону рабочий$/)).toBeDefined()
})

test('a day is added; without a date it is not sent', async () => {
  const { person, server } = await open()
  await person.click(await screen.findByRole('button', { name: 'Добавить день' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await dialog.findByText('Укажите дату')
  expect(server.received('planning/setCalendarDay')).toEqual([])
  await person.type(dialog.getByRole('textbox', { name: /^Дата/ }), '09.01.2027')
  await person.click(dialog.getByRole('radio', { name: 'Рабочий' }))
  await person.type(dialog.getByLabelText('Пояснение'), 'Перенос')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('День сохранён')
  expect(server.received('planning/setCalendarDay')).toEqual([{ date: '2027-01-09', kind: 'working', note: 'Перенос' }])
})

test('a day is changed and removed', async () => {
  const { person, server } = await open()
  const row = await findRow()
  await person.click(row.getByRole('button', { name: 'Изменить: 17.05.2027' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'День 17.05.2027' }))
  await person.click(dialog.getByRole('radio', { name: 'Рабочий' }))
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('День сохранён')
  expect(server.received('planning/setCalendarDay')).toMatchObject([{ date: '2027-05-17', kind: 'working' }])
  await person.click((await findRow()).getByRole('button', { name: 'Убрать…: 17.05.2027' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Убрать день' }))
  await screen.findByText('День убран')
  expect(server.received('planning/removeCalendarDay')).toEqual([{ date: '2027-05-17' }])
})
