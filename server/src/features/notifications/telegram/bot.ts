// The bot: connects chats to people, and does what the buttons under its messages say.
import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { SETTINGS_PAGES } from '@tendertap/domain/notifications/settings-pages'
import { Bot, GrammyError, HttpError, type Context } from 'grammy'
import type { CallbackQuery } from 'grammy/types'
import { toMarkup } from '../../../channels/telegram/client.ts'
import { toFailure } from '../../../channels/telegram/failure.ts'
import { retryHarmless } from '../../../channels/telegram/retry-harmless.ts'
import type { Log } from '../../../platform/log.ts'
import { findChatPerson } from '../../session/chat-person.ts'
import { toOrigin } from './act.ts'
import { disconnectChat, linkChat, listChatMembers } from './chats.ts'
import { handlePress, type Pressed, type PressParts } from './press.ts'
import { BOT_TEXTS, chooseChatLanguage } from './texts/all.ts'

export interface BotSettings {
  token: string
  apiUrl: string
  publicUrl: string
}

/** Longer than Telegram keeps a request for news open. */
const POLL_TIMEOUT_SECONDS = 45
/** What the bot wants to hear of. */
export const ALLOWED_UPDATES = ['message', 'callback_query'] as const

export function createBot(parts: PressParts, { token, apiUrl, publicUrl }: BotSettings): Bot {
  const bot = new Bot(token, { client: { apiRoot: apiUrl, timeoutSeconds: POLL_TIMEOUT_SECONDS } })
  const telegramUrl = new URL(SETTINGS_PAGES.telegram, publicUrl).href
  const noticesUrl = new URL(SETTINGS_PAGES.notifications, publicUrl).href
  bot.api.config.use(retryHarmless())
  bot.catch(({ error }) => logProblem(parts.log, error, 'an update from Telegram failed'))

  const privately = bot.chatType('private')
  privately.command('start', async (context) => {
    const chatId = String(context.chat.id)
    if (context.match === '') return say(context, parts, (texts) => texts.howToLink(telegramUrl))
    const userId = await linkChat(parts.db, context.match, chatId)
    if (userId === null)
      return say(context, parts, ({ linkOver, howToLink }) => `${linkOver} ${howToLink(telegramUrl)}`)
    const member = (await listChatMembers(parts.db, chatId)).find((one) => one.userId === userId)
    return say(context, parts, (texts) => texts.linked(member?.name ?? null), member?.language)
  })
  privately.command('stop', async (context) => {
    const chatId = String(context.chat.id)
    const members = await listChatMembers(parts.db, chatId)
    for (const { userId } of members) await disconnect(parts, userId, chatId)
    const isLinked = members.length > 0
    return say(context, parts, (texts) => (isLinked ? texts.disconnected : texts.notLinked), members[0]?.language)
  })
  privately.on('message', (context) => say(context, parts, (texts) => texts.help(noticesUrl)))
  privately.on('callback_query:data', (context) => answerPress(context, context.callbackQuery, parts))

  // a group is told once, and left
  bot.chatType(['group', 'supergroup']).on('message', async (context) => {
    await context.reply(BOT_TEXTS[chooseChatLanguage(context.from.language_code)].privateOnly)
    await context.leaveChat()
  })
  return bot
}

/** The commands as Telegram's own menu shows them. */
export async function describeCommands(bot: Bot): Promise<void> {
  for (const language of LANGUAGES) {
    const commands = Object.entries(BOT_TEXTS[language].commands).map(([command, description]) => ({
      command,
      description,
    }))
    // those without a language are for everybody else
    await bot.api.setMyCommands(commands, language === 'ru' ? {} : { language_code: language === 'kz' ? 'kk' : 'en' })
  }
}

/** An error of Telegram's client contains the token and what was sent. */
export function logProblem(log: Log, error: unknown, message: string): void {
  if (error instanceof HttpError || error instanceof GrammyError)
    log.warn({ problem: toFailure(error).message }, message)
  else log.error({ err: error }, message)
}

type Texts = (typeof BOT_TEXTS)[Language]

/** In the person's language; before the chat is connected, in the language of their Telegram. */
async function say(
  context: Context,
  { db }: PressParts,
  choose: (texts: Texts) => string,
  known?: Language,
): Promise<void> {
  const [member] = known ? [] : await listChatMembers(db, String(context.chat?.id))
  const language = known ?? member?.language ?? chooseChatLanguage(context.from?.language_code)
  await context.reply(choose(BOT_TEXTS[language]), { link_preview_options: { is_disabled: true } })
}

/** By the same call as in the profile; a superadmin has no workspace in which it could be recorded. */
async function disconnect(parts: PressParts, userId: string, chatId: string): Promise<void> {
  const chatPerson = { userId, chatId }
  const person = await findChatPerson(parts.db, chatPerson)
  if (person?.workspaceId)
    await parts.callAs(person, 'me/disconnectTelegramAccount', {}, toOrigin(parts, chatPerson)).catch(() => undefined)
  // an open duty refuses calls, but nobody has to be told what they do not want to hear
  await disconnectChat(parts.db, userId, chatId)
}

async function answerPress(
  context: Context,
  { id, data = '', from, message }: CallbackQuery,
  parts: PressParts,
): Promise<void> {
  const pressed = await handlePress(parts, {
    id,
    chatId: String(context.chat?.id),
    secret: data,
    language: chooseChatLanguage(from.language_code),
    url: findUrl(message),
  })
  // the person waits for the answer; the message may follow
  await context
    .answerCallbackQuery({ text: pressed.notice, show_alert: pressed.isAlert })
    .catch((error: unknown) => logProblem(parts.log, error, 'a press could not be answered'))
  await changeMessage(context, message, pressed).catch((error: unknown) =>
    logProblem(parts.log, error, 'a message could not be changed'),
  )
}

type PressedMessage = CallbackQuery['message']

function findUrl(message: PressedMessage): string | null {
  const buttons = message?.reply_markup?.inline_keyboard.flat() ?? []
  return buttons.map((button) => ('url' in button ? button.url : null)).find((url) => url !== null) ?? null
}

async function changeMessage(context: Context, message: PressedMessage, { keyboard, line }: Pressed): Promise<void> {
  if (!keyboard || !message) return
  const reply_markup = toMarkup(keyboard)
  if (line === undefined || message.text === undefined) await context.editMessageReplyMarkup({ reply_markup })
  else
    await context.editMessageText(`${message.text}\n\n${line}`, {
      entities: message.entities ?? [],
      link_preview_options: { is_disabled: true },
      reply_markup,
    })
}
