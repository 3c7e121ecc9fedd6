import { z } from 'zod'
import { textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

/** A colleague, as others name them. */
export const person = z.object({ id: ours(uuid), fullName: ours(textOrNull) })
