import { z } from 'zod'
import { textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { role } from './profile.ts'

/** A member of the team as the administrator sees them. The password goes in and never comes out. */
export const user = z.object({
  id: uuid,
  email: z.string(),
  fullName: textOrNull,
  roles: z.array(role),
  phone: textOrNull,
  position: textOrNull,
  /** false for someone who has left: cannot sign in and takes no seat */
  active: ours(z.boolean()),
})
