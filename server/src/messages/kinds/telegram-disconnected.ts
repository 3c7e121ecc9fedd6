import { SETTINGS_PAGES } from '@tendertap/domain/notifications/settings-pages'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const telegramDisconnected = defineMessageKind({
  facts: z.strictObject({}),
  page: SETTINGS_PAGES.telegram,
  texts: {
    ru: () => ({
      subject: 'Telegram отключён от Tendertap',
      paragraphs: [
        'Telegram не доставляет наши сообщения в ваш чат: бот остановлен или заблокирован, либо чата больше нет. Мы отключили этот чат. Уведомления по e-mail приходят как прежде.',
        'Чтобы снова получать уведомления в Telegram, подключите чат заново в настройках.',
      ],
      button: 'Открыть настройки',
    }),
    kz: () => ({
      subject: 'Telegram Tendertap жүйесінен ажыратылды',
      paragraphs: [
        'Telegram біздің хабарламаларды сіздің чатқа жеткізбейді: бот тоқтатылған немесе бұғатталған, не чат жойылған. Біз бұл чатты ажыраттық. E-mail хабарламалары бұрынғыдай келеді.',
        'Telegram хабарламаларын қайта алу үшін чатты баптауларда қайта қосыңыз.',
      ],
      button: 'Баптауларды ашу',
    }),
    en: () => ({
      subject: 'Telegram is disconnected from Tendertap',
      paragraphs: [
        'Telegram does not deliver our messages to your chat: the bot is stopped or blocked, or the chat no longer exists. We have disconnected this chat. E-mail comes as before.',
        'To get notices in Telegram again, connect the chat anew in the settings.',
      ],
      button: 'Open the settings',
    }),
  },
})
