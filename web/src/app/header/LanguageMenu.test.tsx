import { screen } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

test('a language that could not be saved in the profile is shown, and why', async () => {
  const { person } = await openPage('/all-lots', {
    answers: {
      'me/updateProfile': () => {
        throw new CallError({ status: 429, code: 'too_many_requests', message: '' })
      },
    },
  })
  await person.click(await screen.findByRole('button', { name: /^Язык/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  expect(await screen.findByText(/^The language could not be saved in your profile\. Too many requests/)).toBeDefined()
})
