import { z } from 'zod'
import { LANGUAGES } from '@tendertap/domain/languages'
import { ROLES } from '@tendertap/domain/roles'
import { textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { subscription } from './subscription.ts'

export const role = z.enum(ROLES)

export const profile = z.object({
  id: uuid,
  email: z.string(),
  fullName: textOrNull,
  phone: textOrNull,
  position: textOrNull,
  telegramChatId: textOrNull,
  lang: z.enum(LANGUAGES).nullable(),
  /** null for a superadmin */
  WorkspaceId: uuid.nullable(),
  UserRolesOfUser: z.array(z.object({ role })),
  Workspace: z.object({ id: uuid, name: z.string() }).nullable(),
})

/** The signed-in person: roles also as a list of names, and the workspace's subscription (spec 1 §3). */
export const me = profile.extend({
  roles: z.array(role),
  subscription: subscription.nullable(),
  /** Somebody else set their password: until they change it, other calls are refused. */
  mustChangePassword: ours(z.boolean()),
  hasSecondFactor: ours(z.boolean()),
  /** How many are unused; 0 without a second factor. */
  recoveryCodesLeft: ours(z.number().int()),
  /** The operator needs a second factor: until it is set up, other calls are refused. */
  mustSetUpSecondFactor: ours(z.boolean()),
})
