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
  /** What activateWorkspace and declineWorkspace take. */
  workspaceId: ours(uuid),
  createdAt: ours(instant),
  activateDate: ours(instant.nullable()),
  declineDate: ours(instant.nullable()),
  /** When it was sent last, and how often: a repeat while it waits replaces what was sent before. */
  submittedAt: ours(instant),
  submissions: ours(z.number().int()),
  /** Others that gave the same BIN, under other e-mails. */
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
