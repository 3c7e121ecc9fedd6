// spec 1 §5: sign-in, the members of a workspace, one's own profile, feedback, languages.
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import type { Path } from '@tendertap/contract/calls/index'
import { teamProblem } from '@tendertap/domain/team/teams'
import { makePrincipal, tokenOf } from '../guards/tenants.ts'
import { anEmail, type Reply, type Rule, type World } from './world.ts'

const PASSWORD = 'tulip-kok-tobe-42'
const WRONG = 'Неверный e-mail или пароль'
const CHECK = 'Проверьте введённые данные'
const NO_EMAIL = 'Не указан Email'
const BAD_EMAIL = 'Проверьте адрес e-mail'
const NO_TEAM = 'Необходимо выбрать хотя бы одну команду'
const NO_REAL_TEAM = 'Необходимо выбрать хотя бы одну действительную команду'

const saying = (reply: Reply, text: string) => reply.status === 400 && reply.text === text

function says(
  rule: string,
  path: Path,
  input: (world: World) => object,
  text: string,
  who?: keyof World['tokens'],
): Rule {
  return { rule, holds: async (world) => saying(await world.send(path, input(world), who && world.tokens[who]), text) }
}

const signIn = (what: string, changes: object, text = WRONG) =>
  says(
    `sign-in: ${what} is refused`,
    'auth/localLogin',
    ({ lead }) => ({ email: lead.email, password: STAND_INS.password, ...changes }),
    text,
  )

const newcomer = (changes: object = {}) => ({
  email: anEmail(),
  fullName: 'Данияр Закупов',
  password: PASSWORD,
  roles: ['procurement'],
  ...changes,
})
const adding = (what: string, changes: object, text: string) =>
  says(`add user: ${what} is refused`, 'users/createUser', () => newcomer(changes), text, 'admin')
const editing = (what: string, changes: object, text: string) =>
  says(
    `edit user: ${what} is refused`,
    'users/updateUser',
    ({ lead }) => ({ userId: lead.userId, ...changes }),
    text,
    'admin',
  )

const opens = async ({ send }: World, email: string, password: string) =>
  (await send('auth/localLogin', { email, password })).status === 200

function keepsPassword(what: string, changes: object): Rule {
  return {
    rule: `edit user: ${what} keeps the present one`,
    holds: async (world) => {
      const member = await makePrincipal(world.db, world.workspaceId, ['lead'])
      const { status } = await world.send(
        'users/updateUser',
        { userId: member.userId, fullName: 'Новое Имя', ...changes },
        world.tokens.admin,
      )
      return status === 200 && (await opens(world, member.email, STAND_INS.password))
    },
  }
}

export const PEOPLE: readonly Rule[] = [
  {
    rule: 'sign-in: the right e-mail and password open',
    holds: (world) => opens(world, world.lead.email, STAND_INS.password),
  },
  signIn('no e-mail', { email: '' }),
  signIn('an e-mail without @', { email: 'accounts.example' }),
  signIn('an empty password', { password: '' }),
  signIn('a missing password', { password: undefined }, CHECK),
  {
    rule: 'sign-in: an empty password does not open an account that has none',
    holds: async (world) => {
      const { email, userId } = await makePrincipal(world.db, world.workspaceId, ['lead'])
      await world.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', userId).execute()
      return saying(await world.send('auth/localLogin', { email, password: '' }), WRONG)
    },
  },

  adding('no team', { roles: [] }, NO_TEAM),
  adding('teams left out', { roles: undefined }, NO_TEAM),
  adding('no team that maps to a role', { roles: ['Night Team'] }, NO_REAL_TEAM),
  adding('an empty name', { fullName: ' ' }, CHECK),
  adding('a missing name', { fullName: undefined }, CHECK),
  adding('an empty e-mail', { email: '' }, NO_EMAIL),
  adding('a missing e-mail', { email: undefined }, NO_EMAIL),
  adding('an e-mail with two @', { email: 'a@b@c' }, BAD_EMAIL),
  adding('an empty password', { password: '' }, CHECK),
  adding('a missing password', { password: undefined }, CHECK),
  {
    rule: 'add user: without phone and position they are null, and the password opens',
    holds: async (world) => {
      const form = newcomer()
      const { status, body } = await world.send('users/createUser', form, world.tokens.admin)
      return (
        status === 200 &&
        body['phone'] === null &&
        body['position'] === null &&
        (await opens(world, form.email, form.password))
      )
    },
  },
  {
    rule: 'edit user: the dialog asks for a team',
    holds: async () => teamProblem([]) === 'team_required' && teamProblem(['Night Team']) === 'team_invalid',
  },
  editing('no team that maps to a role', { roles: ['Night Team'] }, NO_REAL_TEAM),
  editing('an empty name', { fullName: '' }, CHECK),
  editing('an empty e-mail', { email: '' }, NO_EMAIL),
  editing('an e-mail without @', { email: 'accounts.example' }, BAD_EMAIL),
  keepsPassword('an empty password', { password: '' }),
  keepsPassword('a password of null', { password: null }),
  keepsPassword('a missing password', {}),

  {
    rule: 'profile: empty fields are saved as null',
    holds: async ({ db, workspaceId, send }) => {
      const person = await makePrincipal(db, workspaceId, ['lead'], 'полное')
      const { status } = await send(
        'me/updateProfile',
        { fullName: '', phone: '  ', position: null },
        await tokenOf(db, person),
      )
      const kept = await db
        .selectFrom('app_user')
        .select(['full_name', 'phone', 'position'])
        .where('id', '=', person.userId)
        .executeTakeFirstOrThrow()
      return status === 200 && kept.full_name === null && kept.phone === null && kept.position === null
    },
  },
  says('test e-mail: an empty e-mail is refused', 'settings/testEmail', () => ({ email: '' }), NO_EMAIL, 'lead'),
  says('test e-mail: a missing e-mail is refused', 'settings/testEmail', () => ({}), NO_EMAIL, 'lead'),
  {
    rule: 'test e-mail: one’s own is taken',
    holds: async ({ send, lead, tokens }) =>
      (await send('settings/testEmail', { email: lead.email }, tokens.lead)).status === 200,
  },

  says('feedback: an empty message is refused', 'feedback/sendFeedback', () => ({ text: '' }), CHECK, 'lead'),
  says('feedback: a message of blanks is refused', 'feedback/sendFeedback', () => ({ text: ' \n\t ' }), CHECK, 'lead'),
  {
    rule: 'feedback: a message is kept trimmed',
    holds: async ({ db, lead, send, tokens }) => {
      const { status } = await send('feedback/sendFeedback', { text: '  Можно ли добавить области?\n' }, tokens.lead)
      const kept = await db.selectFrom('feedback').select('text').where('user_id', '=', lead.userId).execute()
      return status === 200 && kept.length === 1 && kept[0]?.text === 'Можно ли добавить области?'
    },
  },

  ...['ru', 'en', 'kz'].map((lang): Rule => ({
    rule: `languages: ${lang} is kept`,
    holds: async ({ send, tokens }) =>
      (await send('me/updateProfile', { lang }, tokens.lead)).status === 200 &&
      (await send('me/getMe', {}, tokens.lead)).body['lang'] === lang,
  })),
  ...['de', 'kk', ''].map((lang) =>
    says(`languages: '${lang}' is refused`, 'me/updateProfile', () => ({ lang }), CHECK, 'lead'),
  ),
]
