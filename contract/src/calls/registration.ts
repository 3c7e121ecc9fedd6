import { z } from 'zod'
import { LANGUAGES } from '@tendertap/domain/languages'
import { type Application, findApplicationProblems, chooseType } from '@tendertap/domain/workspaces/registration'
import { call } from '../call.ts'
import { workspaceType } from '../entities/workspace.ts'
import { nothing, text } from '../fields/fields.ts'
import { ours } from '../ours.ts'

/** The form sends null for a field that it does not show. */
const optionalText = (maxLength: number) =>
  z
    .union([text(maxLength).trim(), z.null()])
    .optional()
    .transform((value) => value ?? '')

const fields = z.object({
  email: text(320).trim(),
  fullName: optionalText(200),
  phone: text(50).trim(),
  position: optionalText(200),
  companyName: optionalText(500),
  bin: optionalText(50),
  contactPerson: text(200).trim(),
  contactPhone: optionalText(50),
  contactEmail: optionalText(320),
  type: workspaceType,
  /** The language of our e-mails to the applicant. */
  lang: ours(z.enum(LANGUAGES).nullable().optional()),
})

/** spec 1 §5: the server refuses what the form shows as problems; choosing individual clears BIN and company name. */
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
