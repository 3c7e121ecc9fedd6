import { describe, expect, test } from 'vitest'
import { findEmailProblem, toFields, toProfileInput } from './profile-form.ts'

describe('the profile form', () => {
  test('shows what is not given as an empty field', () => {
    expect(toFields({ fullName: null, position: 'Инженер', phone: null, email: 'a@b.kz' })).toEqual({
      fullName: '',
      position: 'Инженер',
      phone: '',
      email: 'a@b.kz',
    })
  })

  test('saves empty fields as null', () => {
    expect(toProfileInput({ fullName: ' ', position: '', phone: ' +7 700 000 00 00 ', email: ' a@b.kz ' })).toEqual({
      fullName: null,
      position: null,
      phone: '+7 700 000 00 00',
      email: 'a@b.kz',
    })
  })

  test.each([
    ['', 'emailMissing'],
    ['  ', 'emailMissing'],
    ['name', 'emailWrong'],
    ['a@b@c', 'emailWrong'],
    ['a@b.kz', null],
  ])('the problem of the e-mail %j is %s', (email, problem) => {
    expect(findEmailProblem({ email })).toBe(problem)
  })
})
