import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

test('an administrator takes all data of the company along', async () => {
  const { person, server } = await openPage('/admin/teams')
  await person.click(await screen.findByRole('button', { name: 'Скачать все данные' }))
  await expect.poll(() => server.received('exports/getWorkspaceData')).toEqual([{}])
})

test('company lists are saved as a spreadsheet', async () => {
  const { person, server } = await openPage('/admin/companies')
  await person.click(await screen.findByRole('button', { name: 'Выгрузить список в Excel' }))
  await expect.poll(() => server.received('exports/getCompanyLists')).toEqual([{ lang: 'ru' }])
})
