import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const openMenu = async (roles: Parameters<typeof openPage>[1]) => {
  const { person } = await openPage('/help', roles)
  await person.click(await screen.findByRole('button', { name: /Меню пользователя/ }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

test('an administrator finds the administration and the log in the menu', async () => {
  expect(await openMenu({ roles: ['admin'] })).toEqual(expect.arrayContaining(['Администрирование', 'Журнал действий']))
})

test('a controller reads the log, and has no link to the administration', async () => {
  const items = await openMenu({ roles: ['controller'] })
  expect(items).toContain('Журнал действий')
  expect(items).not.toContain('Администрирование')
})

test('a manager has neither the administration nor the log', async () => {
  const items = await openMenu({ roles: ['manager'] })
  expect(items).not.toContain('Журнал действий')
  expect(items).not.toContain('Администрирование')
})
