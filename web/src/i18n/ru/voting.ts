import { createPlural } from '@tendertap/domain/words/plural'
import { words } from '@tendertap/domain/words/ru'

const plural = createPlural('ru')
const countLots = (count: number) => `${count} ${plural(count, { one: 'лот', few: 'лота', many: 'лотов' })}`

// Voting on lots: the votes, the buttons, the dialog, the bar of the selected lots.
export const texts = {
  title: 'Голоса',
  counts: (accepted: number, rejected: number) => `${accepted} за · ${rejected} против`,
  decisions: { accepted: 'за', rejected: 'против' },
  /** given before the purchase was announced again */
  carried: 'перенесён с прежнего объявления',
  /** the text of the lot has changed since */
  castBeforeChange: 'отдан до изменения лота',
  accept: 'Принять',
  /** the dots: a dialog follows */
  reject: 'Отклонить…',
  mine: { accepted: 'Вы приняли', rejected: 'Вы отклонили' },
  undo: 'Отменить',
  change: 'Изменить',
  undoKey: 'Отменить последний голос',
  reasons: words.rejectReasons,
  dialog: {
    title: 'Отклонить лот',
    titleOfMany: (count: number) => `Отклонить ${countLots(count)}`,
    reason: 'Причина',
    keys: 'Причину можно выбрать цифрой от 1 до 6.',
    description: 'Комментарий',
    descriptionHint: 'Необязательно. Его увидят коллеги.',
    submit: 'Отклонить',
  },
  done: {
    rating: { accepted: 'Лот успешно принят', rejected: 'Лот отклонен' },
    elsewhere: { accepted: 'Лот принят', rejected: 'Лот отклонен' },
    many: {
      accepted: (count: number) => `Принято: ${countLots(count)}`,
      rejected: (count: number) => `Отклонено: ${countLots(count)}`,
    },
  },
  failed: { accepted: 'Ошибка при принятии лота', rejected: 'Ошибка при отклонении лота' },
  /** after the first failure of several votes */
  failedMany: (count: number) => `Не сохранено голосов: ${count}`,
  select: 'Выбрать лот',
  selected: (count: number) => `Выбрано: ${count}`,
  selectAll: 'Выбрать все',
  clearSelection: 'Снять выбор',
  empty: {
    title: 'Оценивать нечего',
    rated: 'Вы оценили все открытые лоты, которые подходят вашим профилям. Новые появятся здесь сами.',
    noProfiles: 'Лоты сюда отбирают профили интересов, а их пока нет.',
    askAdmin: 'Попросите администратора создать профиль интересов.',
  },
}

export type VotingTexts = typeof texts
