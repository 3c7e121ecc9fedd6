import { screen, waitFor, within } from '@testing-library/dom'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'

const SECRET = '/api/calendar/kQ3nVt8sKz0pLx5eRb7cYd2fHj4gMu6aTi9oXk1qSvE.ics'
const madeAt = '2026-11-14T05:30:00.000Z'

const open = (answers: Answers = {}, roles: Role[] = ['procurement']) =>
  openPage('/settings', { roles, width: 390, answers })
const findSection = async () =>
  within((await screen.findByRole('heading', { name: 'Календарь' })).closest('section') ?? document.body)
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('gets an address, and shows the address this once', async () => {
  const { person } = await open({ 'planning/getCalendarFeed': () => ({ madeAt: null }) })
  const section = await findSection()
  await section.findByText('Адреса нет')
  await person.click(section.getByRole('button', { name: 'Получить адрес' }))
  const dialog = await findDialog('Адрес вашего календаря')
  expect(dialog.getByText(`${window.location.origin}${SECRET}`)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Скопировать адрес' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${SECRET}`)
  await person.click(dialog.getByRole('button', { name: 'Готово' }))
  await section.findByText('Адрес есть')
  expect(document.body.textContent).not.toContain(SECRET)
})

test('asks before a new address ends the old one', async () => {
  const { person, server } = await open({ 'planning/getCalendarFeed': () => ({ madeAt }) })
  const section = await findSection()
  await section.findByText(/^Адрес создан 14\.11\.2026 10:30/)
  await person.click(section.getByRole('button', { name: 'Новый адрес…' }))
  const question = await findDialog('Создать новый адрес календаря')
  expect(server.received('planning/renewCalendarAddress')).toEqual([])
  await person.click(question.getByRole('button', { name: 'Создать новый адрес' }))
  await findDialog('Адрес вашего календаря')
  expect(server.received('planning/renewCalendarAddress')).toHaveLength(1)
})

test('the address is removed', async () => {
  const { person, server } = await open({ 'planning/getCalendarFeed': () => ({ madeAt }) })
  const section = await findSection()
  await person.click(await section.findByRole('button', { name: 'Удалить адрес…' }))
  await person.click((await findDialog('Удалить адрес календаря')).getByRole('button', { name: 'Удалить адрес' }))
  await section.findByText('Адреса нет')
  expect(server.received('planning/removeCalendarAddress')).toHaveLength(1)
})

test('a lead, who sees no lots in work, has no calendar', async () => {
  await open({}, ['lead'])
  await screen.findByRole('heading', { name: 'Безопасность' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Календарь' })).toBeNull())
})
