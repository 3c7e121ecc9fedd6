import { z } from 'zod'
import { instant, textOrNull, uuid } from '../fields/fields.ts'

export const AUDIT_OUTCOMES = ['done', 'refused'] as const

/** One attempt to change something. Ours. */
export const auditEntry = z.object({
  id: uuid,
  at: instant,
  /** null when nobody is signed in, and for a command of the operator */
  person: z.object({ id: uuid, fullName: textOrNull }).nullable(),
  /** the path of the call, or a command of the operator (domain/operator-actions) */
  action: z.string(),
  /** the object that the call was about: its id, and its name if it still has one */
  objectId: textOrNull,
  objectName: textOrNull,
  outcome: z.enum(AUDIT_OUTCOMES),
  /** the refusal's code */
  code: textOrNull,
  ip: textOrNull,
  requestId: z.string(),
})
