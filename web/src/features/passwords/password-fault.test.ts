import { expect, test } from 'vitest'
import { findPasswordFault } from './password-fault.ts'

test.each([
  ['', 'required'],
  ['short', 'password_too_short'],
  ['qwerty12345', 'password_common'],
  ['qarly-shyn-bulaq', null],
] as const)('%s: %s', (password, fault) => {
  expect(findPasswordFault(password)).toBe(fault)
})

test('one’s own name, e-mail and company are no password; what is not known is left out', () => {
  expect(findPasswordFault('akzhol-snab-2026', ['name@akzhol-snab.example', null, undefined])).toBe('password_common')
  expect(findPasswordFault('akzhol-snab-2026', [null, undefined])).toBeNull()
})
