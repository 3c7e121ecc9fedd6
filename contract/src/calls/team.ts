import { z } from 'zod'
import { call } from '../call.ts'
import { role } from '../entities/profile.ts'
import { user } from '../entities/user.ts'
import { clearable, email, requiredText, text, textOrNull, uuid } from '../fields/fields.ts'
import { IDENTITY_REFUSALS, optionalCode, optionalPassword } from '../fields/identity.ts'
import { newMemberRoles, teamRoles } from '../fields/team-roles.ts'

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
    refusals: [...EMAIL, ...PASSWORD, 'team_required', 'team_invalid', 'seat_limit', 'too_many_requests'],
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
      /** The administrator's own; a new e-mail or password of a member needs it. */
      currentPassword: optionalPassword,
      /** The administrator's own, where they have a second factor. */
      code: optionalCode,
    }),
    output: user,
    refusals: ['not_found', ...EMAIL, ...PASSWORD, 'team_invalid', ...IDENTITY_REFUSALS],
  }),
  'users/setUserActive': call({
    summary: 'Deactivates a member who has left, which frees the seat, or takes them back.',
    access: ADMIN,
    writes: true,
    input: z.object({ userId: uuid, active: z.boolean() }),
    output: user,
    // activating needs a seat, so it needs a subscription; deactivating needs neither
    refusals: ['not_found', 'last_admin', 'seat_limit', 'subscription_required'],
    ours: true,
  }),
  'users/setAdmin': call({
    summary: 'Grants a member the role of administrator or withdraws it, but never from the last one.',
    access: ADMIN,
    writes: true,
    input: z.object({ userId: uuid, admin: z.boolean() }),
    output: user,
    refusals: ['not_found', 'last_admin'],
    ours: true,
  }),
  'team/getMembers': call({
    summary: 'Lists the active members of the workspace by name and role.',
    access: 'member',
    writes: false,
    input: z.object({}),
    output: z.array(z.object({ id: uuid, fullName: textOrNull, roles: z.array(role) })),
    ours: true,
  }),
}
