import { z } from 'zod'
import { call } from '../call.ts'
import { nothing, text } from '../fields/fields.ts'

/** The handler checks its strength, because the check needs the person's name, e-mail and company. */
const newPassword = text(1000)

export const passwords = {
  'auth/requestPasswordReset': call({
    summary: 'Sends a link to set a new password; known and unknown addresses get the same answer.',
    access: 'anyone',
    writes: true,
    input: z.object({ email: text(320).trim().min(1) }),
    output: nothing,
    refusals: ['too_many_requests'],
    ours: true,
  }),
  'auth/resetPassword': call({
    summary: 'Sets a password with the token of a letter’s link: once, in its time; every session of the person ends.',
    access: 'anyone',
    writes: true,
    input: z.object({ token: text(200).trim(), password: newPassword }),
    /** Whose password was set, so that the client can sign them in. */
    output: z.object({ email: z.string() }),
    refusals: ['link_expired', 'password_too_short', 'password_common', 'too_many_requests', 'overloaded'],
    ours: true,
  }),
  'me/changePassword': call({
    summary: 'Changes one’s own password with the current one and ends all other sessions.',
    access: 'signed in',
    allowedWithDuties: ['password_change_required'],
    writes: true,
    input: z.object({ currentPassword: text(1000), password: newPassword }),
    output: nothing,
    refusals: [
      'wrong_password',
      'password_unchanged',
      'password_too_short',
      'password_common',
      'too_many_requests',
      'overloaded',
    ],
    ours: true,
  }),
}
