import { describe, expect, test } from 'vitest'
import { findLoginProblems } from './login-form.ts'

describe('sign-in form', () => {
  test('asks for an e-mail and a password', () => {
    expect(findLoginProblems({ email: '', password: '' })).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    })
    expect(findLoginProblems({ email: '   ', password: ' ' })).toEqual({ email: 'emailRequired' })
  })

  test.each(['a', 'a.kz', 'a@b@c.kz', '@@'])('%s is no e-mail', (email) => {
    expect(findLoginProblems({ email, password: 'x' })).toEqual({ email: 'emailWrong' })
  })

  test.each(['a@b.kz', ' manager@demo.kz ', 'имя@пошта.қаз', 'x@'])('%s is an e-mail, as at registration', (email) => {
    expect(findLoginProblems({ email, password: 'x' })).toEqual({})
  })
})
