// The methods of the Bot API: what each does, and when Telegram refuses it.
import type { Callbacks } from './callbacks.ts'
import type { Chat, Message, MessageContent } from './chat.ts'
import { FormattingProblem, readHtml, readPlain, type Entity, type FormattedText } from './formatting.ts'
import type { Limits } from './limits.ts'
import { readFlag, readKeyboard, readList, readNumber, readStrings, readText, type Parameters } from './parameters.ts'
import { Refusal, refuseAsBad, refuseAsBlocked, refuseAsTooMany } from './refusal.ts'
import type { ChatStore, Command } from './store.ts'
import type { Updates } from './updates.ts'
import { toWireBot, toWireMessage, type BotIdentity } from './wire.ts'

const MAX_CHARACTERS = 4_096
const MAX_ANSWER_CHARACTERS = 200
const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message'

export interface Parts {
  bot: BotIdentity
  store: ChatStore
  updates: Updates
  callbacks: Callbacks
  limits: Limits
}

/** `signal` aborts when nobody waits for the answer any more. */
export type Method = (parameters: Parameters, signal: AbortSignal) => unknown

/** By their names in lower case: Telegram does not mind the case. */
export function createMethods({ bot, store, updates, callbacks, limits }: Parts): ReadonlyMap<string, Method> {
  const findChat = (parameters: Parameters): Chat => {
    if (readText(parameters, 'chat_id') === '') throw refuseAsBad('chat_id is empty')
    const chat = store.findChat(readNumber(parameters, 'chat_id'))
    if (!chat) throw refuseAsBad('chat not found')
    return chat
  }
  const findMessage = (parameters: Parameters, chat: Chat, act: string): Message => {
    const message = store.findMessage(readNumber(parameters, 'message_id'))
    if (message?.chatId !== chat.id || message.isDeleted) throw refuseAsBad(`message to ${act} not found`)
    return message
  }
  const edit = (parameters: Parameters, change: (message: Message) => MessageContent) => {
    const chat = findChat(parameters)
    const message = findMessage(parameters, chat, 'edit')
    if (message.from === 'person') throw refuseAsBad("message can't be edited")
    const content = change(message)
    if (chat.isBlocked) throw refuseAsBlocked()
    if (isSame(message, content)) throw refuseAsBad(NOT_MODIFIED)
    return toWireMessage(store.edit(message.id, content), chat, bot)
  }

  const methods: Record<string, Method> = {
    getMe: () => ({
      ...toWireBot(bot),
      can_join_groups: false,
      can_read_all_group_messages: false,
      supports_inline_queries: false,
      can_connect_to_business: false,
      has_main_web_app: false,
    }),

    getUpdates: (parameters, signal) =>
      updates.take(
        {
          offset: readNumber(parameters, 'offset'),
          limit: readNumber(parameters, 'limit'),
          timeout: readNumber(parameters, 'timeout'),
          allowed: readStrings(parameters, 'allowed_updates'),
        },
        signal,
      ),

    setWebhook(parameters) {
      const [url, secret] = [readText(parameters, 'url'), readText(parameters, 'secret_token')]
      // unlike Telegram, which wants HTTPS, this one also posts to a server on this machine
      if (url !== '' && !/^https?:\/\/./.test(url))
        throw refuseAsBad('bad webhook: An HTTPS URL must be provided for webhook')
      if (!/^[\w-]{0,256}$/.test(secret)) throw refuseAsBad('secret token contains unallowed characters')
      if (readFlag(parameters, 'drop_pending_updates')) updates.drop()
      updates.setWebhook(url === '' ? null : { url, secret }, readStrings(parameters, 'allowed_updates'))
      return true
    },

    deleteWebhook(parameters) {
      if (readFlag(parameters, 'drop_pending_updates')) updates.drop()
      updates.setWebhook(null)
      return true
    },

    getWebhookInfo: () => updates.webhookInfo(),

    sendMessage(parameters) {
      const content = readContent(parameters)
      const chat = findChat(parameters)
      if (chat.isBlocked) throw refuseAsBlocked()
      const seconds = limits.count(chat.id)
      if (seconds > 0) throw refuseAsTooMany(seconds)
      return toWireMessage(store.add(chat.id, 'bot', content), chat, bot)
    },

    editMessageText: (parameters) => edit(parameters, () => readContent(parameters)),

    editMessageReplyMarkup: (parameters) =>
      edit(parameters, ({ text, plain, entities }) => ({ text, plain, entities, keyboard: readKeyboard(parameters) })),

    deleteMessage(parameters) {
      store.delete(findMessage(parameters, findChat(parameters), 'delete').id)
      return true
    },

    answerCallbackQuery(parameters) {
      const text = readText(parameters, 'text')
      if ([...text].length > MAX_ANSWER_CHARACTERS) throw refuseAsBad('MESSAGE_TOO_LONG')
      const answer = { text, showAlert: readFlag(parameters, 'show_alert') }
      if (!callbacks.answer(readText(parameters, 'callback_query_id'), answer))
        throw refuseAsBad('query is too old and response timeout expired or query ID is invalid')
      return true
    },

    setMyCommands(parameters) {
      const given = readList(parameters, 'commands') ?? []
      store.setCommands(given.map((one) => readCommand(one as Parameters)))
      return true
    },

    getMyCommands: () => store.commands(),

    sendChatAction(parameters) {
      if (readText(parameters, 'action') === '') throw refuseAsBad('wrong parameter action in request')
      if (findChat(parameters).isBlocked) throw refuseAsBlocked()
      return true
    },
  }
  return new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]))
}

function readContent(parameters: Parameters): MessageContent {
  const text = readText(parameters, 'text')
  const mode = readText(parameters, 'parse_mode')
  const formatted =
    mode === '' ? readPlain(text, readList(parameters, 'entities')?.map(readEntity)) : format(text, mode)
  if (formatted.plain === '') throw refuseAsBad('message text is empty')
  if ([...formatted.plain].length > MAX_CHARACTERS) throw refuseAsBad('message is too long')
  return { text, ...formatted, keyboard: readKeyboard(parameters) }
}

function format(text: string, mode: string): FormattedText {
  if (mode.toLowerCase() !== 'html') throw new Refusal(400, 'Bad Request: unsupported parse_mode')
  try {
    return readHtml(text)
  } catch (problem) {
    if (problem instanceof FormattingProblem) throw refuseAsBad(`can't parse entities: ${problem.message}`)
    throw problem
  }
}

function readEntity(given: unknown): Entity {
  const { type, offset, length, url } = given as Parameters
  if (typeof type !== 'string' || !Number.isInteger(offset) || !Number.isInteger(length))
    throw refuseAsBad("can't parse MessageEntity")
  return { type, offset: Number(offset), length: Number(length), ...(typeof url === 'string' && { url }) }
}

function readCommand({ command, description }: Parameters): Command {
  if (typeof command !== 'string' || !/^[a-z0-9_]{1,32}$/.test(command)) throw refuseAsBad('BOT_COMMAND_INVALID')
  if (typeof description !== 'string' || description.length < 1 || description.length > 256)
    throw refuseAsBad('BOT_COMMAND_DESCRIPTION_INVALID')
  return { command, description }
}

function isSame(message: Message, { plain, entities, keyboard }: MessageContent): boolean {
  const toJson = (content: Omit<MessageContent, 'text'>) =>
    JSON.stringify([content.plain, content.entities, content.keyboard])
  return toJson(message) === toJson({ plain, entities, keyboard })
}
