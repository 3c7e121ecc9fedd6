// The page of one chat: the conversation, a line to write, and what the person may do with the bot.
import type { Button, Chat, Message } from '../chat.ts'
import type { ChatStore, Command } from '../store.ts'
import type { BotIdentity } from '../wire.ts'
import { escape, renderLink, renderText } from './html.ts'
import { formatTime, renderDocument } from './layout.ts'
import { SCRIPT } from './script.ts'

const SHOWN = 200

/** What changes on the page while it is open. */
export interface ChatNow {
  conversation: string
  commands: string
  /** new: nothing was said yet */
  state: 'new' | 'open' | 'blocked'
}

export function renderChatNow(chat: Chat, store: ChatStore): ChatNow {
  const messages = store
    .messages()
    .filter(({ chatId, isDeleted }) => chatId === chat.id && !isDeleted)
    .slice(-SHOWN)
  const isNew = messages.length === 0
  return {
    conversation: isNew
      ? '<p class="nothing">Здесь пока нет сообщений.</p>'
      : messages.map((message) => renderMessage(message)).join(''),
    commands: store
      .commands()
      .map((command) => renderCommand(command))
      .join(''),
    state: chat.isBlocked ? 'blocked' : isNew ? 'new' : 'open',
  }
}

export function renderChatPage(chat: Chat, store: ChatStore, bot: BotIdentity, nonce: string): string {
  const { conversation, commands, state } = renderChatNow(chat, store)
  return renderDocument({
    title: `${bot.name} — ${chat.person.firstName}`,
    nonce,
    script: SCRIPT,
    body: `<main class="screen" data-chat="${chat.id}" data-state="${state}">
      <header class="bar">
        <a class="back" href="/" aria-label="Все чаты">‹</a>
        <div class="avatar" aria-hidden="true">${escape(bot.name.slice(0, 1))}</div>
        <div><h1>${escape(bot.name)}</h1><span class="faint">бот · вы — ${escape(chat.person.firstName)}</span></div>
        <button class="quiet-button block" type="button" data-block>Заблокировать</button>
      </header>
      <section class="conversation" aria-live="polite" aria-label="Сообщения" tabindex="0">${conversation}</section>
      <footer class="foot">
        <div class="commands">${commands}</div>
        <form class="composer"><input name="text" aria-label="Сообщение" placeholder="Сообщение" autocomplete="off" maxlength="4096"><button aria-label="Отправить">➤</button></form>
        <button class="main-button start" type="button" data-say="/start">Запустить</button>
        <button class="main-button unblock" type="button" data-say="/start">Разблокировать и запустить снова</button>
      </footer>
      <div class="toast" role="status"></div>
      <dialog aria-label="Ответ бота"><p></p><form method="dialog"><button class="main-button">Понятно</button></form></dialog>
    </main>`,
  })
}

function renderMessage(message: Message): string {
  const { id, from, sentAt, edits, keyboard } = message
  const rows = keyboard.map((row) => `<div>${row.map((button) => renderButton(button, id)).join('')}</div>`).join('')
  return `<article class="message${from === 'person' ? ' own' : ''}" id="message-${id}"><div class="bubble"><div class="words">${renderText(message)}</div><span class="when">${edits.length > 0 ? 'изменено ' : ''}${formatTime(sentAt)}</span></div>${rows && `<div class="keyboard">${rows}</div>`}</article>`
}

function renderButton(button: Button, messageId: number): string {
  const text = escape(button.text)
  return 'url' in button
    ? renderLink(button.url, `${text} ↗`, 'key')
    : `<button class="key" type="button" data-message="${messageId}" data-press="${text}">${text}</button>`
}

function renderCommand({ command, description }: Command): string {
  return `<button class="quiet-button" type="button" data-say="/${escape(command)}" title="${escape(description)}">/${escape(command)}</button>`
}
