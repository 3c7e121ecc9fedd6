import { z } from 'zod'
import { LANGUAGES } from '@tendertap/domain/languages'
import { call } from '../call.ts'
import { DUTIES } from '../duties.ts'
import { me, profile as profileEntity } from '../entities/profile.ts'
import { clearable, email, nothing, text } from '../fields/fields.ts'
import { IDENTITY_REFUSALS, optionalCode, optionalPassword } from '../fields/identity.ts'

export const profile = {
  'me/getMe': call({
    summary:
      'Answers the signed-in person: profile, roles and subscription, on request also the count of new companies.',
    access: 'signed in',
    allowedWithDuties: DUTIES,
    writes: false,
    input: z.object({ newCompanies: z.boolean().nullable().optional() }),
    /** The count of new companies comes only when asked for. */
    output: me.extend({ newCompanies: z.number().int().optional() }),
  }),
  'me/updateProfile': call({
    summary: 'Changes the signed-in person’s own profile; a missing key stays as it is, an empty one is cleared.',
    access: 'signed in',
    writes: true,
    input: z.object({
      fullName: clearable(200),
      phone: clearable(50),
      position: clearable(200),
      /** It can't be cleared. A new address takes effect when the link sent to it is opened. */
      email: email.optional(),
      lang: z.enum(LANGUAGES).optional(),
      /** The current one; a new e-mail needs it. */
      password: optionalPassword,
      /** A new e-mail needs it where a second factor is on. */
      code: optionalCode,
    }),
    output: profileEntity,
    refusals: ['email_missing', 'email_invalid', 'email_taken', ...IDENTITY_REFUSALS],
  }),
  'auth/confirmEmail': call({
    summary: 'Puts a new e-mail address into effect with the token of the link that was sent to it.',
    access: 'anyone',
    writes: true,
    input: z.object({ token: text(200).trim() }),
    output: nothing,
    refusals: ['link_expired', 'email_taken', 'too_many_requests'],
    ours: true,
  }),
  'auth/cancelEmailChange': call({
    summary: 'Undoes a change of the e-mail with the token of the link sent to the old address.',
    access: 'anyone',
    writes: true,
    input: z.object({ token: text(200).trim() }),
    /** The address that holds again. Sessions and password have ended; a link to set a new password is sent to it. */
    output: z.object({ email: z.string() }),
    refusals: ['link_expired', 'email_taken', 'too_many_requests'],
    ours: true,
  }),
}
