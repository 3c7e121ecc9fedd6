// The page that the link of a letter opens.
export const texts = {
  title: 'Отписаться от писем',
  about: 'Вам перестанут приходить письма:',
  submit: 'Отписаться',
  doneTitle: 'Вы отписались',
  done: 'Больше не присылаем по e-mail:',
  restore: 'Вернуть',
  restored: 'Письма снова будут приходить.',
  others: 'Уведомления в кабинете и в Telegram не изменились.',
  security: 'Письма о безопасности приходят всегда.',
  settings: 'Все настройки уведомлений',
  failed: 'Не удалось изменить подписку на письма',
  loadFailed: 'Ссылка не открылась',
  noToken: 'В ссылке нет кода. Откройте её из письма целиком.',
  expired: 'Эта ссылка не действует. Настройте уведомления в кабинете.',
}

export type UnsubscribeTexts = typeof texts
