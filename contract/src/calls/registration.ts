import { z } from 'zod'
import { LANGUAGES } from '@tendertap/domain/languages'
import { type Application, findApplicationProblems, chooseType } from '@tendertap/domain/workspaces/registration'
import { call } from '../call.ts'
import { workspaceType } from '../entities/workspace.ts'
import { nothing, text } from '../fields/fields.ts'
import { ours } from '../ours.ts'

/** The form sends null for what it does not ask. */
const sent = (maxLength: number) =>
  z
    .union([text(maxLength).trim(), z.null()])
    .optional()
    .transform((value) => value ?? '')

const fields = z.object({
  email: text(320).trim(),
  fullName: sent(200),
  phone: text(50).trim(),
  position: sent(200),
  companyName: sent(500),
  bin: sent(50),
  contactPerson: text(200).trim(),
  contactPhone: sent(50),
  contactEmail: sent(320),
  type: workspaceType,
  /** Letters are written in it. */
  lang: ours(z.enum(LANGUAGES).nullable().optional()),
})

/** spec 1 §5: what the form shows as problems, the server refuses; choosing individual clears BIN and company name. */
const application = fields
  .overwrite((form) => chooseType(form, form.type))
  .superRefine((form: Application, context) => {
    for (const [field, message] of Object.entries(findApplicationProblems(form))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

export const registration = {
  'auth/register': call({
    summary: 'Submits a registration application, which the operator reviews by hand.',
    access: 'anyone',
    writes: true,
    input: application,
    output: nothing,
    refusals: ['email_invalid', 'too_many_requests'],
  }),
}
