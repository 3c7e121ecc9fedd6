// All chats, and the page behind a link to the bot (t.me/<bot>?start=…).
import type { Chat } from '../chat.ts'
import type { ChatStore } from '../store.ts'
import type { BotIdentity } from '../wire.ts'
import { DEFAULT_NAME } from '../control-api.ts'
import { escape } from './html.ts'
import { formatTime, renderDocument } from './layout.ts'

const REFRESH = '<meta http-equiv="refresh" content="3">'

export function renderListPage(store: ChatStore, bot: BotIdentity, nonce: string): string {
  const messages = store.messages().filter(({ isDeleted }) => !isDeleted)
  const rows = store
    .chats()
    .map((chat) => ({ chat, last: messages.findLast(({ chatId }) => chatId === chat.id) }))
    .toSorted((a, b) => (b.last?.id ?? 0) - (a.last?.id ?? 0))
    .map(({ chat, last }) => {
      const preview = chat.isBlocked ? 'Бот заблокирован' : (last?.plain ?? 'Нет сообщений')
      return `<li><a class="row" href="/chats/${chat.id}">${renderAvatar(chat)}<span><strong>${escape(chat.person.firstName)}</strong><span class="faint">${escape(preview)}</span></span>${last ? `<time>${formatTime(last.sentAt)}</time>` : ''}</a></li>`
    })
  const list =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p class="faint">Чатов пока нет. Откройте ссылку на бота или начните чат сами.</p>'
  return renderDocument({
    title: 'Чаты с ботом',
    nonce,
    head: REFRESH,
    body: `<main class="list"><h1>Чаты с ботом</h1><span class="faint">${escape(bot.name)}, @${escape(bot.username)}. Это не настоящий Telegram: сообщения остаются на этом компьютере.</span>${list}<p><a href="/${escape(bot.username)}">Новый чат</a></p></main>`,
  })
}

/** Telegram knows who opens the link; here the person says it. */
export function renderStartPage(store: ChatStore, bot: BotIdentity, start: string, nonce: string): string {
  const chats = store
    .chats()
    .map(
      (chat) =>
        `<li><label class="row"><input type="radio" name="chat" value="${chat.id}">${renderAvatar(chat)}<span><strong>${escape(chat.person.firstName)}</strong></span></label></li>`,
    )
  const choice =
    chats.length > 0 ? '<input type="radio" name="chat" value="" aria-label="Новый собеседник" checked>' : ''
  const fresh = `<li><div class="row">${choice}<span><span class="faint">Новый собеседник</span><input type="text" name="name" aria-label="Имя" value="${DEFAULT_NAME}" maxlength="64"></span></div></li>`
  return renderDocument({
    title: bot.name,
    nonce,
    body: `<main class="list"><div class="row"><span class="avatar" aria-hidden="true">${escape(bot.name.slice(0, 1))}</span><span><h1>${escape(bot.name)}</h1><span class="faint">@${escape(bot.username)}, бот</span></span></div>
      <form method="post" action="/start"><input type="hidden" name="start" value="${escape(start)}">
      <fieldset><legend class="faint">Кто открывает чат?</legend><ul>${fresh}${chats.join('')}</ul></fieldset>
      <button class="main-button">Запустить</button></form></main>`,
  })
}

function renderAvatar({ person: { firstName } }: Chat): string {
  return `<span class="avatar" aria-hidden="true">${escape([...firstName][0] ?? '')}</span>`
}
