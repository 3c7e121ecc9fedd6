import { EMAIL_HOLDERS } from '@tendertap/domain/workspaces/application'
import { z } from 'zod'
import { instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { workspaceType } from './workspace.ts'

export const registrationApplication = z.object({
  email: z.string(),
  fullName: textOrNull,
  phone: textOrNull,
  position: textOrNull,
  companyName: textOrNull,
  bin: textOrNull,
  contactPerson: textOrNull,
  contactPhone: textOrNull,
  contactEmail: textOrNull,
  type: workspaceType,
  /** The input of activateWorkspace and declineWorkspace. */
  workspaceId: ours(uuid),
  createdAt: ours(instant),
  activateDate: ours(instant.nullable()),
  declineDate: ours(instant.nullable()),
  /** When it was last sent, and how often. Sending it again while it is pending replaces it. */
  submittedAt: ours(instant),
  submissions: ours(z.number().int()),
  /** Nobody decided in time, so it counts as declined. */
  expired: ours(z.boolean()),
  /** The account that has this e-mail while the application waits: with an open one it cannot be accepted. */
  emailHolder: ours(z.enum(EMAIL_HOLDERS).nullable()),
  /** Other applications with the same BIN and another e-mail. */
  sameBin: ours(
    z.array(
      z.object({
        workspaceId: ours(uuid),
        name: ours(z.string()),
        activateDate: ours(instant.nullable()),
        declineDate: ours(instant.nullable()),
      }),
    ),
  ),
})
