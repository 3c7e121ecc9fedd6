// spec 1 §8: the texts of the server's refusals, and what the client shows for an answer. The texts of the screens are
// tested by the browser journeys.
import { CallError } from '@tendertap/contract/client/call-error'
import { createClient, type Client, type ClientOptions } from '@tendertap/contract/client/client'
import { sql } from 'kysely'
import { makePrincipal, makeToken, type TokenState } from '../guards/tenants.ts'
import type { Rule } from './world.ts'

const UNAUTHORIZED = 'Пользователь не авторизован'
const SERVER_ERROR = 'Ошибка сервера'

interface Outcome {
  error: unknown
  /** texts that the error callback received */
  messages: string[]
  logouts: number
  warnings: string[]
  token: string | null
}

async function ask(options: Partial<ClientOptions>, call: (client: Client) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { error: null, messages: [], logouts: 0, warnings: [], token: 'a token of nobody' }
  const client = createClient({
    token: () => outcome.token,
    clearToken: () => void (outcome.token = null),
    onUnauthorized: () => void (outcome.logouts += 1),
    onError: ({ message }) => void outcome.messages.push(message),
    warn: (message) => void outcome.warnings.push(message),
    saveFile: async () => {},
    ...options,
  })
  await call(client).catch((error: unknown) => void (outcome.error = error))
  return outcome
}

const makeBrokenResponse = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) }), { status: 502 })

function clientShows(rule: string, answer: () => Response, message: string): Rule {
  return {
    rule: `errors: ${rule}`,
    holds: async () => {
      const { error, messages } = await ask({ fetch: async () => answer() }, ({ send }) => send('me/getMe', {}))
      return error instanceof CallError && error.message === message && messages.length === 1 && messages[0] === message
    },
  }
}

function reportsFailedSave(rule: string, failure: Error, expectedWarnings: number): Rule {
  return {
    rule: `errors: ${rule}`,
    holds: async () => {
      const options = { fetch: async () => new Response('file'), saveFile: () => Promise.reject(failure) }
      const { error, warnings } = await ask(options, ({ download }) => download('/documents/1', 'ТЗ.pdf'))
      return error === null && warnings.length === expectedWarnings
    },
  }
}

const refusesSession = (state: TokenState): Rule => ({
  rule: `errors: a session that is ${state} gives 401 and its text`,
  holds: async ({ db, workspaceId, send }) => {
    const { status, text } = await send(
      'me/getMe',
      {},
      await makeToken(db, await makePrincipal(db, workspaceId, ['lead']), state),
    )
    return status === 401 && text === UNAUTHORIZED
  },
})

export const ERRORS: readonly Rule[] = [
  {
    rule: 'errors: no session gives 401 and its text',
    holds: async ({ send }) => {
      const { status, text } = await send('me/getMe', {})
      return status === 401 && text === UNAUTHORIZED
    },
  },
  ...(['expired', 'ended', 'forged', 'garbage'] as const).map(refusesSession),
  {
    rule: 'errors: on 401 the client clears the token, runs the logout once and shows its text',
    holds: async ({ url }) => {
      const { error, token, logouts } = await ask({ base: `${url}/api` }, ({ send }) =>
        Promise.all([send('me/getMe', {}), send('settings/getSettings', {})]),
      )
      return error instanceof CallError && error.message === UNAUTHORIZED && token === null && logouts === 1
    },
  },
  {
    rule: 'errors: a call that the role may not make gives 403 and its text',
    holds: async ({ send, tokens }) => {
      const replies = [
        await send('users/getAllUsers', {}, tokens.lead),
        await send('superadmin/getWorkspaces', {}, tokens.admin),
      ]
      return replies.every(({ status, text }) => status === 403 && text === 'Доступ запрещен')
    },
  },
  {
    rule: 'errors: a failure of the server gives 500 and its text',
    holds: async ({ db, send, tokens }) => {
      await sql`alter table feedback rename to feedback_away`.execute(db)
      try {
        const { status, text } = await send('feedback/sendFeedback', { text: 'Здравствуйте' }, tokens.lead)
        return status === 500 && text === SERVER_ERROR
      } finally {
        await sql`alter table feedback_away rename to feedback`.execute(db)
      }
    },
  },
  clientShows(
    'the client takes the error field',
    () => Response.json({ error: 'Первое', message: 'Второе' }, { status: 400 }),
    'Первое',
  ),
  clientShows('without it, the message field', () => Response.json({ message: 'Второе' }, { status: 409 }), 'Второе'),
  clientShows('without both, the raw text', () => new Response('Bad gateway', { status: 502 }), 'Bad gateway'),
  clientShows('a body that cannot be read gives the text for 500', makeBrokenResponse, SERVER_ERROR),
  clientShows('an error field on a success status is an error', () => Response.json({ error: 'Не вышло' }), 'Не вышло'),
  reportsFailedSave('a file that could not be saved is logged', new Error('disk full'), 1),
  reportsFailedSave('a save that the person cancelled is not logged', new DOMException('cancelled', 'AbortError'), 0),
]
