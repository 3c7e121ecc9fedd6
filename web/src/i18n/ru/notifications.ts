// Notification toggles and the connection to Telegram.
import { words } from '@tendertap/domain/words/ru'

export const texts = {
  toggles: {
    category: 'О чём',
    channels: { email: 'E-mail', telegram: 'Telegram' },
    categories: words.notificationCategories,
    /** what is sent, and how soon */
    about: {
      all_new_tenders: (time: string) => `Что опубликовано за сутки, одним сообщением в ${time}.`,
      new_suitable_tenders: 'Новые лоты по профилям и сохранённым поискам, как только они найдены.',
      tender_status_changes:
        'Срок, статус и документы закупок, за которые вы голосовали, с которыми работаете или за которыми следите.',
      crm: 'Ваш шаг и итоги. Упоминание, назначение и близкий срок приходят и письмом сразу.',
      system: 'Когда заканчивается подписка: администраторам, сразу.',
    },
    pace: (minutes: number) =>
      `В Telegram уведомления приходят сразу, письма собираются: всё за ${minutes} минут в одном.`,
    toggle: (category: string, channel: string) => `${category}: ${channel}`,
    always: 'Письма о безопасности (новый вход, смена пароля, e-mail и двухфакторной защиты) приходят всегда.',
    telegramOff: 'Подключите Telegram, чтобы получать уведомления в нём.',
    loadFailed: 'Не удалось загрузить настройки уведомлений',
    updateFailed: 'Не удалось обновить настройки уведомлений',
  },
  quiet: {
    label: 'Не беспокоить',
    fromLabel: 'Не беспокоить с',
    toLabel: 'Не беспокоить до',
    from: (time: string) => `с ${time}`,
    to: (time: string) => `до ${time}`,
    on: (time: string) => `То, что случится в эти часы, придёт в ${time} по времени Казахстана.`,
    off: 'Уведомления приходят в любое время суток.',
  },
  telegram: {
    connected: 'Подключён',
    notConnected: 'Не подключён',
    connect: 'Подключить',
    disconnect: 'Отвязать',
    disconnectTitle: 'Отвязать Telegram',
    disconnectQuestion: 'Вы уверены, что хотите отвязать Telegram-аккаунт?',
    /** The reason follows. */
    disconnectFailed: 'Не удалось отвязать аккаунт:',
    disconnected: 'Telegram отвязан',
    linked: 'Telegram подключён',
    dialogTitle: 'Подключение Telegram',
    step: 'Откройте бота и нажмите «Старт». Это окно закроется само.',
    open: 'Открыть Telegram',
    bot: 'Бот',
    byHand: 'Или отправьте боту эту команду:',
    copy: 'Скопировать команду',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать в буфер обмена',
    expires: (when: string, left: string) => `Действует до ${when}, осталось ${left}`,
    expired: 'Срок действия команды истёк.',
    again: 'Получить новую команду',
    failed: (reason: string) => `Не удалось сгенерировать токен: ${reason}`,
    unknownReason: 'Неизвестная ошибка',
    close: 'Закрыть',
  },
}

export type NotificationsTexts = typeof texts
