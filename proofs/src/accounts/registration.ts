// spec 1 §5, registration: these rules and none stricter.
import { cutBin } from '@tendertap/domain/identifiers'
import { chooseType, findRegistrationProblems } from '@tendertap/domain/workspaces/registration'
import { anEmail, type Rule, type World } from './world.ts'

const FORM = {
  fullName: 'Марат Заявкин',
  phone: '+7 705 000 90 12',
  position: null,
  companyName: 'ТОО «Береке»',
  bin: '990140000019',
  contactPerson: 'Марат Заявкин',
  contactPhone: '+7 705 000 90 12',
  type: 'legal',
  lang: 'ru',
}
const COMPLETE_FORM = { ...FORM, type: 'legal', email: 'zakup@bereke.example', agreed: true } as const

type Changes = Readonly<Record<string, unknown>>

/** The workspaces that an application created, found by their contact e-mail. */
function readWorkspaces({ db }: World, contactEmail: string) {
  return db
    .selectFrom('workspace')
    .select(['bin', 'company_name', 'type', 'activated_at'])
    .where('contact_email', '=', contactEmail)
    .execute()
}

async function register(world: World, changes: Changes) {
  const contactEmail = anEmail()
  const reply = await world.send('auth/register', { ...FORM, email: anEmail(), contactEmail, ...changes })
  return { reply, created: await readWorkspaces(world, contactEmail) }
}

function refuses(what: string, changes: Changes, problem: string): Rule {
  return {
    rule: `registration: ${what} is refused`,
    holds: async (world) => {
      const { reply, created } = await register(world, changes)
      return (
        reply.status === 400 && reply.problems.length === 1 && reply.problems[0] === problem && created.length === 0
      )
    },
  }
}

function accepts(what: string, changes: () => Changes): Rule {
  return {
    rule: `registration: ${what} is accepted`,
    holds: async (world) => {
      const { reply, created } = await register(world, changes())
      return reply.status === 200 && created.length === 1 && created[0]?.activated_at === null
    },
  }
}

export const REGISTRATION: readonly Rule[] = [
  accepts('a form that keeps every rule', () => ({})),
  refuses('no e-mail', { email: '' }, 'email email_required'),
  refuses('an e-mail of blanks', { email: '   ' }, 'email email_required'),
  refuses('an e-mail without @', { email: 'zakup.bereke.example' }, 'email email_invalid'),
  refuses('an e-mail with two @', { email: 'zakup@bereke@example' }, 'email email_invalid'),
  accepts('an e-mail with one @ and no dot', () => ({ email: anEmail().replace('accounts.example', 'localhost') })),
  refuses('no contact person', { contactPerson: '' }, 'contactPerson contact_person_required'),
  refuses('a contact person of 1 character', { contactPerson: ' Я ' }, 'contactPerson contact_person_short'),
  accepts('a contact person of 2 characters', () => ({ contactPerson: 'Ян' })),
  refuses('no phone', { phone: '' }, 'phone phone_required'),
  refuses('a phone of 9 characters', { phone: '705000901' }, 'phone phone_short'),
  accepts('a phone of 10 characters', () => ({ phone: '7050009012' })),
  refuses('a company without BIN', { bin: '' }, 'bin bin_required'),
  refuses('a BIN of 11 digits', { bin: '99014000001' }, 'bin bin_invalid'),
  refuses('a BIN of 13 digits', { bin: '9901400000191' }, 'bin bin_invalid'),
  refuses('a BIN with a letter', { bin: '99014000001А' }, 'bin bin_invalid'),
  accepts('a BIN whose check digit is wrong', () => ({ bin: '990140000011' })),
  refuses('a company without its name', { companyName: ' ' }, 'companyName company_name_required'),
  accepts('an individual without BIN and company name', () => ({ type: 'individual', bin: null, companyName: null })),
  {
    rule: 'registration: choosing individual clears BIN and company name',
    holds: async (world) => {
      const { created } = await register(world, { type: 'individual' })
      return (
        created.length === 1 &&
        created[0]?.type === 'individual' &&
        created[0].bin === null &&
        created[0].company_name === null
      )
    },
  },
  {
    rule: 'registration: the form clears BIN and company name too',
    holds: async () => {
      const form = chooseType(COMPLETE_FORM, 'individual')
      return form.bin === '' && form.companyName === ''
    },
  },
  {
    rule: 'registration: the form asks for the agreement, and can be sent once it is given',
    holds: async () =>
      findRegistrationProblems({ ...COMPLETE_FORM, agreed: false }).agreed === 'agreement_required' &&
      Object.keys(findRegistrationProblems(COMPLETE_FORM)).length === 0,
  },
  {
    rule: 'registration: the form strips non-digits of a BIN and cuts it to 12',
    holds: async () => cutBin('БИН 9901-4000 0019 77') === '990140000019',
  },
  refuses('a type that is neither legal nor individual', { type: 'state' }, 'type invalid_value'),
]
