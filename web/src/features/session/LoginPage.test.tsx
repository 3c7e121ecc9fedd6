import { screen } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

test('who signs in goes on to the page that they came for', async () => {
  let isSignedIn = false
  const { person, server } = await openPage('/login?next=/settings', {
    answers: {
      'me/getMe': () => {
        if (!isSignedIn) throw new CallError({ status: 401, code: 'unauthorized', message: '' })
        return me
      },
      'auth/localLogin': () => {
        isSignedIn = true
        return examples['auth/localLogin'][0].output
      },
    },
  })
  await person.type(await screen.findByLabelText(/^Электронная почта/), me.email)
  await person.type(screen.getByLabelText(/^Пароль/), 'The right one')
  await person.click(screen.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByRole('button', { name: 'Изменить профиль' })).toBeDefined()
  expect(server.received('auth/localLogin')).toMatchObject([{ email: me.email, password: 'The right one' }])
})
