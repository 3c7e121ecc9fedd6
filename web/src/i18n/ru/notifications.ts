// Notification toggles and the connection to Telegram.
export const texts = {
  toggles: {
    category: 'О чём',
    channels: { email: 'E-mail', telegram: 'Telegram' },
    categories: {
      all_new_tenders: 'Все новые тендеры',
      new_suitable_tenders: 'Подходящие тендеры',
      tender_status_changes: 'Изменения по тендерам',
      crm: 'Работа с лотами',
      system: 'Системные',
    },
    toggle: (category: string, channel: string) => `${category}: ${channel}`,
    always: 'Письма о безопасности (новый вход, смена пароля, e-mail и двухфакторной защиты) приходят всегда.',
    telegramOff: 'Подключите Telegram, чтобы получать уведомления в нём.',
    loadFailed: 'Не удалось загрузить настройки уведомлений',
    updateFailed: 'Не удалось обновить настройки уведомлений',
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
