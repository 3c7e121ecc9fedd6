import { expect, test } from 'vitest'
import { findNewPasswordProblem } from './new-password-problem.ts'

test.each([
  ['', 'required'],
  ['short', 'password_too_short'],
  ['qwerty12345', 'password_common'],
  ['qarly-shyn-bulaq', null],
] as const)('the problem of «%s» is %s', (password, problem) => {
  expect(findNewPasswordProblem(password)).toBe(problem)
})

test('a password must not be made of the person’s name, e-mail or company; unknown ones are ignored', () => {
  expect(findNewPasswordProblem('akzhol-snab-2026', ['name@akzhol-snab.example', null, undefined])).toBe(
    'password_common',
  )
  expect(findNewPasswordProblem('akzhol-snab-2026', [null, undefined])).toBeNull()
})
