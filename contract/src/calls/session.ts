import { z } from 'zod'
import { call } from '../call.ts'
import { me } from '../entities/profile.ts'
import { instant, nothing, text, textOrNull, uuid } from '../fields/fields.ts'
import { optionalCode } from '../fields/identity.ts'
import { ours } from '../ours.ts'

export const session = {
  'auth/localLogin': call({
    summary: 'Signs a person in and answers the profile with a session token.',
    access: 'anyone',
    writes: true,
    input: z.object({
      email: text(320).trim(),
      password: text(1000),
      /** 30 days instead of 12 hours */
      rememberMe: ours(z.boolean().nullable().optional()),
      /** The second factor: six digits of TOTP, or a recovery code. */
      code: optionalCode,
    }),
    output: me.extend({ token: z.string() }),
    refusals: ['wrong_credentials', 'wrong_second_factor', 'second_factor_required', 'too_many_requests', 'overloaded'],
  }),
  'auth/signout': call({
    summary: 'Ends the session of the token; without one the answer is the same.',
    access: 'anyone',
    writes: true,
    input: z.object({}),
    output: nothing,
  }),
  'me/getSessions': call({
    summary: 'Lists where the person is signed in now: device, address, when it was last used.',
    access: 'signed in',
    writes: false,
    input: z.object({}),
    output: z.array(
      z.object({
        id: uuid,
        /** e.g. Chrome; null when the device does not tell */
        browser: textOrNull,
        /** e.g. Windows */
        system: textOrNull,
        /** the internet address of the sign-in */
        ip: textOrNull,
        startedAt: instant,
        /** to within five minutes */
        lastSeenAt: instant,
        /** the session that asks */
        current: z.boolean(),
      }),
    ),
    ours: true,
  }),
  'me/endSession': call({
    summary: 'Ends one of the person’s own sessions, wherever it is.',
    access: 'signed in',
    writes: true,
    input: z.object({ id: uuid }),
    output: nothing,
    refusals: ['not_found'],
    ours: true,
  }),
}
