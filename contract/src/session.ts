import { z } from 'zod'
import { call } from './call.ts'
import { me } from './entities/profile.ts'
import { nothing, text } from './fields.ts'
import { ours } from './ours.ts'

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
      /** The second factor, six digits of TOTP. */
      code: ours(text(20).trim().nullable().optional()),
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
}
