// What a test or a page does in the chats, in JSON below /api.
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { BotApi, CallCounts } from './bot-api.ts'
import type { Message } from './chat.ts'
import { FAULTS, type FaultName, type FaultOrder, type Faults } from './faults.ts'
import type { People } from './people.ts'
import type { ChatStore } from './store.ts'

const MAX_WAIT_SECONDS = 60
export const DEFAULT_NAME = 'Демо'

export interface Control {
  store: ChatStore
  people: People
  faults: Faults
  api: BotApi
}

export type Counts = CallCounts & Readonly<Record<FaultName, number>>

export const readCounts = ({ api, faults }: Pick<Control, 'api' | 'faults'>): Counts => ({
  ...api.counts(),
  ...faults.counts(),
})

/** The answer in JSON; undefined for an address that is not here. */
export async function answerControl(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  control: Control,
): Promise<unknown> {
  const { store, people, faults } = control
  const readBody = async () => JSON.parse((await text(request)) || '{}') as Record<string, unknown>
  const routes: Record<string, () => unknown> = {
    'GET /api/chats': () => store.chats(),
    'GET /api/messages': () => waitForMessages(store, searchParams),
    'DELETE /api/messages': () => (store.clear(), null),
    'GET /api/counts': () => readCounts(control),
    'POST /api/text': async () => {
      const { chat, person, text: words } = await readBody()
      return people.sendText(Number(chat), readPerson(person), String(words))
    },
    'POST /api/press': async () => {
      const { chat, message, button } = await readBody()
      return people.press(Number(chat), Number(message), String(button))
    },
    'POST /api/block': async () => {
      const { chat, blocked = true } = await readBody()
      if (blocked === true) people.block(Number(chat))
      else people.unblock(Number(chat))
      return null
    },
    'POST /api/faults': async () => (faults.inject(readOrder(await readBody())), null),
    'DELETE /api/faults': () => (faults.clear(), null),
  }
  const route = routes[`${request.method} ${pathname}`]
  return route === undefined ? undefined : await route()
}

/** Of the bot: ?chat=id&after=id&contains=words&wait=seconds; at once when there are such, else when one comes. */
function waitForMessages(store: ChatStore, query: URLSearchParams): Promise<readonly Message[]> {
  const [chat, after, contains] = [query.get('chat'), Number(query.get('after')), query.get('contains') ?? '']
  const matches = (message: Message) =>
    message.from === 'bot' &&
    message.id > after &&
    (chat === null || message.chatId === Number(chat)) &&
    message.plain.includes(contains)
  return store.wait(matches, AbortSignal.timeout(Math.min(Number(query.get('wait')), MAX_WAIT_SECONDS) * 1_000))
}

function readPerson(person: unknown): { firstName: string; languageCode?: string } {
  if (typeof person === 'string' && person !== '') return { firstName: person }
  const { firstName, languageCode } = (person ?? {}) as Record<string, unknown>
  return {
    firstName: typeof firstName === 'string' && firstName !== '' ? firstName : DEFAULT_NAME,
    ...(typeof languageCode === 'string' && { languageCode }),
  }
}

function readOrder(body: Record<string, unknown>): FaultOrder {
  const fault = FAULTS.find((name) => name === body['fault'])
  if (!fault) throw new Error(`a fault is one of ${FAULTS.join(', ')}`)
  const { chat, method, times, every, retryAfter } = body
  return {
    fault,
    ...(typeof chat === 'number' && { chat }),
    ...(typeof method === 'string' && { method }),
    ...(typeof times === 'number' && { times }),
    ...(typeof every === 'number' && { every }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  }
}
