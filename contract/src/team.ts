import { z } from 'zod'
import { call } from './call.ts'
import { user } from './entities/user.ts'
import { clearable, email, requiredText, text, uuid } from './fields.ts'
import { newMemberRoles, teamRoles } from './team-roles.ts'

const ADMIN = ['admin'] as const
const EMAIL = ['email_missing', 'email_invalid', 'email_taken'] as const
const PASSWORD = ['password_too_short', 'password_common'] as const

export const team = {
  'users/getAllUsers': call({
    summary: 'Lists the members of the workspace.',
    access: ADMIN,
    writes: false,
    input: z.object({}),
    output: z.array(user),
  }),
  'users/createUser': call({
    summary: 'Adds a member to the workspace and to one or more teams.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    input: z.object({
      email,
      fullName: requiredText(200),
      password: text(1000).min(1),
      roles: newMemberRoles,
      phone: clearable(50),
      position: clearable(200),
    }),
    output: user,
    refusals: [...EMAIL, ...PASSWORD, 'team_required', 'team_invalid', 'seat_limit'],
  }),
  'users/updateUser': call({
    summary: 'Changes a member’s details, teams or password; a missing key stays as it is.',
    access: ADMIN,
    writes: true,
    input: z.object({
      userId: uuid,
      email: email.optional(),
      fullName: requiredText(200).optional(),
      /** spec 1 §5: an empty password becomes null, which keeps the present one. */
      password: z
        .union([text(1000), z.null()])
        .optional()
        .transform((value) => value || null),
      roles: teamRoles.optional(),
      phone: clearable(50),
      position: clearable(200),
    }),
    output: user,
    refusals: ['not_found', ...EMAIL, ...PASSWORD, 'team_invalid'],
  }),
}
