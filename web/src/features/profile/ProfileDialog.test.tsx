import { screen, waitFor, within } from '@testing-library/dom'
import { me } from '@tendertap/contract/examples/people'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

test('what is saved stands in the profile at once', async () => {
  const { person, server } = await openPage('/settings', {
    answers: { 'me/updateProfile': ({ position }) => ({ ...me, position: position ?? null }) },
  })
  await person.click(await screen.findByRole('button', { name: 'Изменить профиль' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Мой профиль' }))
  await person.clear(dialog.getByLabelText('Должность'))
  await person.type(dialog.getByLabelText('Должность'), 'Директор')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received('me/updateProfile')).toMatchObject([{ position: 'Директор' }])
  expect(screen.getByText('Директор')).toBeDefined()
})
