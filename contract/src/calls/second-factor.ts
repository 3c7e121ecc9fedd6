import { z } from 'zod'
import { call } from '../call.ts'
import { nothing } from '../fields/fields.ts'
import { currentPassword as password, IDENTITY_REFUSALS, secondFactorCode as code } from '../fields/identity.ts'

/** Shown once: the server keeps only their hashes. */
const recoveryCodes = z.array(z.string())

export const secondFactor = {
  'me/startSecondFactor': call({
    summary:
      'Makes a new secret for an authenticator app with the password; it protects nothing until its first code is confirmed.',
    access: 'signed in',
    allowedWithDuties: ['second_factor_setup_required'],
    writes: true,
    input: z.object({ password }),
    output: z.object({
      /** base32, for typing it in */
      secret: z.string(),
      /** for the QR code */
      url: z.string(),
    }),
    refusals: ['wrong_password', 'second_factor_on', 'too_many_requests', 'overloaded'],
    ours: true,
  }),
  'me/confirmSecondFactor': call({
    summary:
      'Turns the second factor on with the first code of the authenticator app and answers ten single-use recovery codes.',
    access: 'signed in',
    allowedWithDuties: ['second_factor_setup_required'],
    writes: true,
    input: z.object({ code }),
    output: z.object({ recoveryCodes }),
    refusals: ['wrong_second_factor', 'second_factor_on', 'second_factor_off', 'too_many_requests'],
    ours: true,
  }),
  'me/removeSecondFactor': call({
    summary: 'Turns the second factor off; it takes the password and a code.',
    access: 'signed in',
    writes: true,
    input: z.object({ password, code }),
    output: nothing,
    refusals: ['second_factor_off', ...IDENTITY_REFUSALS],
    ours: true,
  }),
  'me/makeRecoveryCodes': call({
    summary: 'Makes ten new recovery codes with the password and a code; the earlier ones stop working.',
    access: 'signed in',
    writes: true,
    input: z.object({ password, code }),
    output: z.object({ recoveryCodes }),
    refusals: ['second_factor_off', ...IDENTITY_REFUSALS],
    ours: true,
  }),
}
