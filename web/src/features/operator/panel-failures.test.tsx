import { CallError } from '@tendertap/contract/client/call-error'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

test('what fails in the operator panel is shown and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openPage('/superadmin', {
    roles: ['superadmin'],
    answers: {
      'superadmin/getRegistrationApplications': () => {
        throw new CallError({ status: 500, code: 'server_error', message: 'Ошибка сервера' })
      },
    },
  })
  expect(await screen.findByText(/Ошибка сервера/)).toBeTruthy()
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500, code: 'server_error' }))
})
