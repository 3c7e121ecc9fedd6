import { formatHour } from '@tendertap/domain/clock'
import { DAILY_HOUR } from '@tendertap/domain/notifications/daily'
import { MOST_NEW_LOTS } from '@tendertap/domain/saved-searches/saved-searches'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

// The searches that a person keeps.
export const texts = {
  title: 'Мои поиски',
  save: 'Сохранить поиск',
  saveThis: 'Сохранить текущий поиск',
  saveTitle: 'Сохранить поиск',
  changeTitle: 'Изменить поиск',
  submit: 'Сохранить',
  name: 'Название',
  nameMissing: 'Назовите поиск',
  tell: 'Сообщать о новых лотах',
  cadences: { at_once: 'Сразу', daily: `Раз в день, в ${formatHour(DAILY_HOUR)}`, never: 'Не сообщать' },
  tells: { at_once: 'Сообщает сразу', daily: 'Сообщает раз в день', never: 'Не сообщает' },
  saved: 'Поиск сохранён',
  changed: 'Поиск изменён',
  failed: 'Не удалось сохранить поиск',
  loadFailed: 'Не удалось загрузить поиски',
  empty:
    'Здесь будут поиски, к которым вы возвращаетесь. Задайте слова и фильтры и сохраните их: новые лоты посчитаем и сообщим.',
  unreadable: 'Этот поиск сохранён в старой версии и больше не работает. Сохраните его заново.',
  gone: 'Этого поиска больше нет.',
  edit: 'Изменить поиск',
  remove: 'Удалить поиск',
  deleteTitle: 'Удалить поиск?',
  deleteText: 'Поиск будет удалён, и о его лотах вам больше не сообщат.',
  delete: 'Удалить',
  deleted: 'Поиск удалён',
  deleteFailed: 'Не удалось удалить поиск',
  newLots: (count: number) =>
    `${count >= MOST_NEW_LOTS ? `${MOST_NEW_LOTS - 1}+` : count} ${plural(count, { one: 'новый', few: 'новых', many: 'новых' })}`,
}

export type SavedSearchesTexts = typeof texts
