import { describe, expect, test } from 'vitest'
import { checkLogin } from './login-form.ts'

describe('sign-in form', () => {
  test('asks for an e-mail and a password', () => {
    expect(checkLogin({ email: '', password: '' })).toEqual({ email: 'emailRequired', password: 'passwordRequired' })
    expect(checkLogin({ email: '   ', password: ' ' })).toEqual({ email: 'emailRequired' })
  })

  test.each(['a', 'a@', '@b.kz', 'a@b@c.kz', 'a b@c.kz'])('%s is no e-mail', (email) => {
    expect(checkLogin({ email, password: 'x' })).toEqual({ email: 'emailWrong' })
  })

  test.each(['a@b.kz', ' manager@demo.kz ', 'имя@пошта.қаз'])('%s is one', (email) => {
    expect(checkLogin({ email, password: 'x' })).toEqual({})
  })
})
