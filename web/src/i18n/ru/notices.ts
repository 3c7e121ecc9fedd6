// What a person was told.
export const texts = {
  /** before a notice, for screen readers */
  isNew: 'Новое.',
  days: { today: 'Сегодня', yesterday: 'Вчера' },
  markAll: 'Отметить всё прочитанным',
  markFailed: 'Не удалось отметить прочитанным',
  more: 'Ещё',
  settings: 'Настройки уведомлений',
  failed: 'Не удалось загрузить уведомления',
  empty: 'Пока ничего нового',
  emptyText: 'Здесь появятся подходящие лоты, изменения на портале, упоминания коллег и шаги, которые ждут вас.',
}

export type NoticesTexts = typeof texts
