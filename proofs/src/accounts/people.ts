// spec 1 §5: sign-in, the members of a workspace, one's own profile, feedback, languages.
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import type { Path } from '@tendertap/contract/calls/index'
import { findTeamProblem } from '@tendertap/domain/team/teams'
import { makePrincipal, makeToken } from '../guards/tenants.ts'
import { anEmail, type Reply, type Rule, type World } from './world.ts'

const PASSWORD = 'tulip-kok-tobe-42'
const WRONG_CREDENTIALS = 'Неверный e-mail или пароль'
const INVALID_INPUT = 'Проверьте введённые данные'
const NO_EMAIL = 'Не указан Email'
const BAD_EMAIL = 'Проверьте адрес e-mail'
const NO_TEAM = 'Необходимо выбрать хотя бы одну команду'
const NO_REAL_TEAM = 'Необходимо выбрать хотя бы одну действительную команду'

const isRefusedWith = (reply: Reply, text: string) => reply.status === 400 && reply.text === text

function refuses(
  rule: string,
  path: Path,
  input: (world: World) => object,
  text: string,
  who?: keyof World['tokens'],
): Rule {
  return {
    rule,
    holds: async (world) => isRefusedWith(await world.send(path, input(world), who && world.tokens[who]), text),
  }
}

const refusesSignIn = (what: string, changes: object, text = WRONG_CREDENTIALS) =>
  refuses(
    `sign-in: ${what} is refused`,
    'auth/localLogin',
    ({ lead }) => ({ email: lead.email, password: STAND_INS.password, ...changes }),
    text,
  )

const makeNewUser = (changes: object = {}) => ({
  email: anEmail(),
  fullName: 'Данияр Закупов',
  password: PASSWORD,
  roles: ['procurement'],
  ...changes,
})
const refusesNewUser = (what: string, changes: object, text: string) =>
  refuses(`add user: ${what} is refused`, 'users/createUser', () => makeNewUser(changes), text, 'admin')
const refusesEdit = (what: string, changes: object, text: string) =>
  refuses(
    `edit user: ${what} is refused`,
    'users/updateUser',
    ({ lead }) => ({ userId: lead.userId, ...changes }),
    text,
    'admin',
  )

const canSignIn = async ({ send }: World, email: string, password: string) =>
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
      return status === 200 && (await canSignIn(world, member.email, STAND_INS.password))
    },
  }
}

export const PEOPLE: readonly Rule[] = [
  {
    rule: 'sign-in: the right e-mail and password sign the person in',
    holds: (world) => canSignIn(world, world.lead.email, STAND_INS.password),
  },
  refusesSignIn('no e-mail', { email: '' }),
  refusesSignIn('an e-mail without @', { email: 'accounts.example' }),
  refusesSignIn('an empty password', { password: '' }),
  refusesSignIn('a missing password', { password: undefined }, INVALID_INPUT),
  {
    rule: 'sign-in: an empty password does not open an account that has none',
    holds: async (world) => {
      const { email, userId } = await makePrincipal(world.db, world.workspaceId, ['lead'])
      await world.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', userId).execute()
      return isRefusedWith(await world.send('auth/localLogin', { email, password: '' }), WRONG_CREDENTIALS)
    },
  },

  refusesNewUser('no team', { roles: [] }, NO_TEAM),
  refusesNewUser('teams left out', { roles: undefined }, NO_TEAM),
  refusesNewUser('no team that maps to a role', { roles: ['Night Team'] }, NO_REAL_TEAM),
  refusesNewUser('an empty name', { fullName: ' ' }, INVALID_INPUT),
  refusesNewUser('a missing name', { fullName: undefined }, INVALID_INPUT),
  refusesNewUser('an empty e-mail', { email: '' }, NO_EMAIL),
  refusesNewUser('a missing e-mail', { email: undefined }, NO_EMAIL),
  refusesNewUser('an e-mail with two @', { email: 'a@b@c' }, BAD_EMAIL),
  refusesNewUser('an empty password', { password: '' }, INVALID_INPUT),
  refusesNewUser('a missing password', { password: undefined }, INVALID_INPUT),
  {
    rule: 'add user: without phone and position they are null, and the person can sign in',
    holds: async (world) => {
      const form = makeNewUser()
      const { status, body } = await world.send('users/createUser', form, world.tokens.admin)
      return (
        status === 200 &&
        body['phone'] === null &&
        body['position'] === null &&
        (await canSignIn(world, form.email, form.password))
      )
    },
  },
  {
    rule: 'edit user: the dialog asks for a team',
    holds: async () => findTeamProblem([]) === 'team_required' && findTeamProblem(['Night Team']) === 'team_invalid',
  },
  refusesEdit('no team that maps to a role', { roles: ['Night Team'] }, NO_REAL_TEAM),
  refusesEdit('an empty name', { fullName: '' }, INVALID_INPUT),
  refusesEdit('an empty e-mail', { email: '' }, NO_EMAIL),
  refusesEdit('an e-mail without @', { email: 'accounts.example' }, BAD_EMAIL),
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
        await makeToken(db, person),
      )
      const saved = await db
        .selectFrom('app_user')
        .select(['full_name', 'phone', 'position'])
        .where('id', '=', person.userId)
        .executeTakeFirstOrThrow()
      return status === 200 && saved.full_name === null && saved.phone === null && saved.position === null
    },
  },
  refuses('test e-mail: an empty e-mail is refused', 'settings/testEmail', () => ({ email: '' }), NO_EMAIL, 'lead'),
  refuses('test e-mail: a missing e-mail is refused', 'settings/testEmail', () => ({}), NO_EMAIL, 'lead'),
  {
    rule: 'test e-mail: the person’s own address is accepted',
    holds: async ({ send, lead, tokens }) =>
      (await send('settings/testEmail', { email: lead.email }, tokens.lead)).status === 200,
  },

  refuses(
    'feedback: an empty message is refused',
    'feedback/sendFeedback',
    () => ({ text: '' }),
    INVALID_INPUT,
    'lead',
  ),
  refuses(
    'feedback: a message of blanks is refused',
    'feedback/sendFeedback',
    () => ({ text: ' \n\t ' }),
    INVALID_INPUT,
    'lead',
  ),
  {
    rule: 'feedback: a message is saved without the blanks around it',
    holds: async ({ db, lead, send, tokens }) => {
      const { status } = await send('feedback/sendFeedback', { text: '  Можно ли добавить области?\n' }, tokens.lead)
      const saved = await db.selectFrom('feedback').select('text').where('user_id', '=', lead.userId).execute()
      return status === 200 && saved.length === 1 && saved[0]?.text === 'Можно ли добавить области?'
    },
  },

  ...['ru', 'en', 'kz'].map((lang): Rule => ({
    rule: `languages: ${lang} is saved`,
    holds: async ({ send, tokens }) =>
      (await send('me/updateProfile', { lang }, tokens.lead)).status === 200 &&
      (await send('me/getMe', {}, tokens.lead)).body['lang'] === lang,
  })),
  ...['de', 'kk', ''].map((lang) =>
    refuses(`languages: '${lang}' is refused`, 'me/updateProfile', () => ({ lang }), INVALID_INPUT, 'lead'),
  ),
]
