import { chooseLanguage } from '@tendertap/domain/languages'
import type { ParsedInput } from '@tendertap/contract/calls/index'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Handlers } from '../../http/handlers.ts'
import { sendMessage } from '../../messages/send.ts'
import { AppError } from '../../platform/app-error.ts'
import { toNetwork } from '../../platform/network.ts'
import { receiveApplication, type ReceivedApplication } from './queries.ts'

const ADDRESS: Limit = { name: 'registration-address', attempts: 20, perSeconds: 3_600 }
// We tell the owner of an account about attempts with their e-mail, but not more than once a day.
const ATTEMPT_NOTICES: Limit = { name: 'registration-attempt', attempts: 1, perSeconds: 86_400 }

// However many strangers apply, the operator's mailbox is not flooded; the panel shows every application.
const OPERATOR_LETTERS: Limit = { name: 'application-letter', attempts: 60, perSeconds: 3_600 }

// An application belongs to no existing workspace, even when the applicant is signed in.
const NOBODY = { userId: '', workspaceId: null }

export function registrationHandlers(db: Database, operatorEmail: string): Handlers<'auth/register'> {
  return {
    'auth/register': async (context, input) => {
      if (!(await withinLimit(db, ADDRESS, toNetwork(context.ip)))) throw new AppError('too_many_requests')
      await context.inScopeFor(NOBODY, async (scope) => {
        const application = toApplication(input)
        const { workspaceId, isNew, owner } = await receiveApplication(scope, application)
        if (workspaceId) context.nameObject(workspaceId)
        if (isNew && (await withinLimit(db, OPERATOR_LETTERS, operatorEmail))) {
          const { name, contactPerson, contactPhone, email } = application
          await sendMessage(scope, {
            kind: 'application_received',
            facts: { name, bin: application.bin, contactPerson, contactPhone, email },
            to: [{ name: null, address: operatorEmail, language: 'ru' }],
          })
        }
        if (!owner || !(await withinLimit(db, ATTEMPT_NOTICES, owner.email.toLowerCase()))) return
        await sendMessage(scope, {
          kind: 'registration_attempt',
          facts: {},
          to: [{ name: owner.name, address: owner.email, language: chooseLanguage(owner.lang, null) }],
        })
      })
      // RESOLUTIONS §4: the same for a new, a repeated and a known e-mail
      return {}
    },
  }
}

/** The form repeats the person's name, phone and e-mail as the contact fields; other clients may leave them out. */
function toApplication(input: ParsedInput<'auth/register'>): ReceivedApplication {
  const { email, phone, contactPerson, type, companyName } = input
  return {
    email,
    fullName: input.fullName || contactPerson,
    phone,
    position: input.position || null,
    lang: input.lang ?? null,
    type,
    name: companyName || contactPerson,
    companyName: companyName || null,
    bin: input.bin || null,
    contactPerson,
    contactEmail: input.contactEmail || email,
    contactPhone: input.contactPhone || phone,
  }
}
