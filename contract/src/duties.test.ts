import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { DUTIES, type Duty } from './duties.ts'
import { api } from './calls/index.ts'
import { listRefusalCodes } from './errors/refusal-codes.ts'

const gated = Object.entries<Call>(api).filter(([, { access }]) => access !== 'anyone')
const listAllowedCalls = (duty: Duty) =>
  gated.filter(([, call]) => call.allowedWithDuties.includes(duty)).map(([path]) => path)

test('until a given password is changed, only these calls and signing out are allowed', () => {
  expect(listAllowedCalls('password_change_required').toSorted()).toEqual(['me/changePassword', 'me/getMe'])
})

test('until a required second factor is set up, only these calls and signing out are allowed', () => {
  expect(listAllowedCalls('second_factor_setup_required').toSorted()).toEqual([
    'me/confirmSecondFactor',
    'me/getMe',
    'me/startSecondFactor',
  ])
})

test.each(DUTIES)('every other call names %s among its refusals', (duty) => {
  const wrong = gated.filter(
    ([, call]) => call.allowedWithDuties.includes(duty) === listRefusalCodes(call).includes(duty),
  )
  expect(wrong).toEqual([])
})
