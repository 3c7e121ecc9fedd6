import { z } from 'zod'
import { call } from '../call.ts'
import { nothing, text } from '../fields/fields.ts'

/** Six digits of TOTP; people type them with a space in the middle. */
const code = text(20).trim()

export const secondFactor = {
  'me/startSecondFactor': call({
    summary: 'Makes a new secret for an authenticator app; it protects nothing until its first code is confirmed.',
    access: 'signed in',
    allowedWithDuties: ['second_factor_setup_required'],
    writes: true,
    input: z.object({}),
    output: z.object({
      /** base32, for typing it in */
      secret: z.string(),
      /** for the QR code */
      url: z.string(),
    }),
    refusals: ['second_factor_on', 'too_many_requests'],
    ours: true,
  }),
  'me/confirmSecondFactor': call({
    summary: 'Turns the second factor on with the first code of the authenticator app.',
    access: 'signed in',
    allowedWithDuties: ['second_factor_setup_required'],
    writes: true,
    input: z.object({ code }),
    output: nothing,
    refusals: ['wrong_second_factor', 'second_factor_on', 'second_factor_off', 'too_many_requests'],
    ours: true,
  }),
  'me/removeSecondFactor': call({
    summary: 'Turns the second factor off; it takes the password and a code.',
    access: 'signed in',
    writes: true,
    input: z.object({ password: text(1000), code }),
    output: nothing,
    refusals: ['wrong_password', 'wrong_second_factor', 'second_factor_off', 'too_many_requests', 'overloaded'],
    ours: true,
  }),
}
