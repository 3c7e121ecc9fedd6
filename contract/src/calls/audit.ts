import { z } from 'zod'
import { AUDIT_READERS } from '@tendertap/domain/navigation'
import { call } from '../call.ts'
import { AUDIT_OUTCOMES, auditEntry } from '../entities/audit-entry.ts'
import { paged } from '../entities/paged.ts'
import { textOrNull, uuid } from '../fields/fields.ts'
import { filterDay, filterText } from '../fields/filter-fields.ts'
import { limit, page } from '../fields/lot-filter.ts'

const absent = z.union([z.null(), z.literal('')])
const optionalFilter = <S extends z.ZodType>(schema: S) =>
  z
    .union([schema, absent])
    .optional()
    .transform((value) => value || null)

export const audit = {
  'audit/getEntries': call({
    summary: 'Reads the log of the workspace, for a superadmin the operator’s own, newest first, filtered and paged.',
    access: AUDIT_READERS,
    writes: false,
    input: z.object({
      page,
      limit,
      userId: optionalFilter(uuid),
      /** the path of a call */
      action: filterText(100),
      /** an id, a part of a person's name or e-mail, a lot number */
      object: filterText(200),
      outcome: optionalFilter(z.enum(AUDIT_OUTCOMES)),
      /** whole Kazakhstan days, inclusive */
      from: filterDay,
      to: filterDay,
    }),
    output: paged(auditEntry).extend({
      /** the people by whom the log can be filtered, including those who have left */
      people: z.array(z.object({ id: uuid, fullName: textOrNull })),
    }),
    ours: true,
  }),
}
