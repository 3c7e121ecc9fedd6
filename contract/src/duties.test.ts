import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { DUTIES, type Duty } from './duties.ts'
import { api } from './calls/index.ts'
import { listRefusalCodes } from './errors/refusal-codes.ts'

const gated = Object.entries<Call>(api).filter(([, { access }]) => access !== 'anyone')
const answered = (duty: Duty) => gated.filter(([, { evenBefore }]) => evenBefore.includes(duty)).map(([path]) => path)

test('until a given password is changed, only these are answered, and signing out', () => {
  expect(answered('password_change_required').toSorted()).toEqual(['me/changePassword', 'me/getMe'])
})

test('until a required second factor is set up, only these are answered, and signing out', () => {
  expect(answered('second_factor_setup_required').toSorted()).toEqual([
    'me/confirmSecondFactor',
    'me/getMe',
    'me/startSecondFactor',
  ])
})

test.each(DUTIES)('every other call names %s among its refusals', (duty) => {
  const silent = gated.filter(([, call]) => call.evenBefore.includes(duty) === listRefusalCodes(call).includes(duty))
  expect(silent).toEqual([])
})
