// spec 1 §5, registration. The rules must not be stricter than the specification.
import { isBin } from '../identifiers.ts'

export const WORKSPACE_TYPES = ['legal', 'individual'] as const
export type WorkspaceType = (typeof WORKSPACE_TYPES)[number]
export const CONTACT_PERSON_MIN = 2
export const PHONE_MIN = 10

export interface Application {
  type: WorkspaceType
  email: string
  contactPerson: string
  phone: string
  bin: string
  companyName: string
}
export interface RegistrationForm extends Application {
  agreed: boolean
}

export const REGISTRATION_PROBLEMS = [
  'email_required',
  'email_invalid',
  'contact_person_required',
  'contact_person_short',
  'phone_required',
  'phone_short',
  'bin_required',
  'bin_invalid',
  'company_name_required',
  'agreement_required',
] as const
export type RegistrationProblem = (typeof REGISTRATION_PROBLEMS)[number]
type Problems<F> = Partial<Record<keyof F, RegistrationProblem>>

/** The only rule is exactly one @. */
export function isEmail(text: string): boolean {
  return text.split('@').length === 2
}

/** Nobody types the capitals of an address the same way twice. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function findFirstProblem(
  ...checks: readonly [broken: boolean, problem: RegistrationProblem][]
): RegistrationProblem | null {
  return checks.find(([broken]) => broken)?.[1] ?? null
}

function keepProblems<F>(checks: { [K in keyof F]?: RegistrationProblem | null }): Problems<F>
function keepProblems(checks: object): object {
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem !== null))
}

/** What the server checks: the application as it is sent, without spaces at the ends. */
export function findApplicationProblems(application: Application): Problems<Application> {
  const email = application.email.trim()
  const person = application.contactPerson.trim()
  const phone = application.phone.trim()
  const bin = application.bin.trim()
  const legal = application.type === 'legal'
  return keepProblems<Application>({
    email: findFirstProblem([email === '', 'email_required'], [!isEmail(email), 'email_invalid']),
    contactPerson: findFirstProblem(
      [person === '', 'contact_person_required'],
      [person.length < CONTACT_PERSON_MIN, 'contact_person_short'],
    ),
    phone: findFirstProblem([phone === '', 'phone_required'], [phone.length < PHONE_MIN, 'phone_short']),
    bin: findFirstProblem([legal && bin === '', 'bin_required'], [legal && !isBin(bin), 'bin_invalid']),
    companyName: findFirstProblem([legal && application.companyName.trim() === '', 'company_name_required']),
  })
}

/** What the form checks: the same, and the agreement, which is not sent. The form is sent if there is no problem. */
export function findRegistrationProblems(form: RegistrationForm): Problems<RegistrationForm> {
  return { ...findApplicationProblems(form), ...(form.agreed ? {} : { agreed: 'agreement_required' }) }
}

/** Choosing individual clears BIN and company name. */
export function chooseType<F extends Application>(form: F, type: WorkspaceType): F {
  return type === 'individual' ? { ...form, type, bin: '', companyName: '' } : { ...form, type }
}
