import { expect, test } from 'vitest'
import { changesCredentials } from './credentials.ts'

test.each([
  ['a new e-mail', { email: 'new@a.kz' }, true],
  ['the same e-mail in other letters', { email: 'Old@a.kz' }, true],
  ['a new password', { email: 'old@a.kz', password: 'qarly-shyn-bulaq' }, true],
  ['the same e-mail', { email: 'old@a.kz' }, false],
  ['an empty password, which keeps the present one', { email: 'old@a.kz', password: '' }, false],
  ['neither', {}, false],
])('%s: the credentials change or not', (_what, change, expected) => {
  expect(changesCredentials({ email: 'old@a.kz' }, change)).toBe(expected)
})
