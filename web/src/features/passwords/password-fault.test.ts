import { expect, test } from 'vitest'
import { passwordFault } from './password-fault.ts'

test.each([
  ['', 'required'],
  ['short', 'password_too_short'],
  ['qwerty12345', 'password_common'],
  ['qarly-shyn-bulaq', null],
] as const)('%s: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})

test('one’s own name, e-mail and company are no password; what is not known is left out', () => {
  expect(passwordFault('akzhol-snab-2026', ['name@akzhol-snab.example', null, undefined])).toBe('password_common')
  expect(passwordFault('akzhol-snab-2026', [null, undefined])).toBeNull()
})
