import { createPlural } from '@tendertap/domain/words/plural'
import { words } from '@tendertap/domain/words/ru'

const plural = createPlural('ru')

// The page of the day.
export const texts = {
  failed: 'Не удалось загрузить день',
  waiting: {
    title: 'Ждёт меня',
    empty: 'Сейчас ваших шагов нет.',
    emptyText: 'Лот появится здесь, как только дойдёт до вашей роли.',
    rate: 'Оценить новые лоты',
    assigned: 'вы ответственный',
  },
  burning: {
    title: 'Горит',
    empty: 'Ничего не горит.',
    emptyText: 'Здесь лоты, которые ещё не размещены, а до конца приёма меньше двух суток или он уже прошёл.',
    late: 'срок прошёл',
  },
  mentions: { title: 'Вас упомянули' },
  changed: {
    title: 'Изменилось',
    empty: 'С прошлого раза ничего не изменилось.',
    emptyText: 'Здесь изменения на портале по лотам в работе и по тем, за которые вы голосовали.',
    kinds: words.changes,
    /** of the same tender */
    otherLots: (count: number, shown: string) =>
      `и ещё ${shown} ${plural(count, { one: 'лот', few: 'лота', many: 'лотов' })}`,
  },
  /** what a controller sees first */
  overdue: {
    title: 'Просрочено',
    empty: 'Просроченных шагов нет.',
    emptyText: 'Здесь шаги, последний рабочий день которых прошёл, а приём заявок ещё идёт.',
    steps: { collect: 'Собрать документы', price: 'Указать цену', place: 'Разместить лот' },
    count: (count: number, shown: string) => `${shown} ${plural(count, { one: 'шаг', few: 'шага', many: 'шагов' })}`,
    endBy: (day: string) => `до ${day}`,
  },
  sources: { title: 'Полнота источников', failed: 'Не удалось узнать, полон ли каталог' },
  log: {
    title: 'Последние действия',
    whole: 'Весь журнал',
    empty: 'Действий ещё нет.',
    failed: 'Не удалось загрузить журнал',
  },
  team: {
    title: 'Команда за год',
    whole: 'Аналитика команды',
    failed: 'Не удалось загрузить цифры команды',
    found: 'Найдено лотов',
    taken: 'Взято в работу',
    placed: 'Размещено',
    won: 'Из них выиграно',
    winRate: 'Доля побед',
    percent: (share: string) => `${share}\u00A0%`,
  },
  /** who else can take the step */
  waitsFor: 'ждёт: {who}',
  shownOf: (shown: string, total: string) => `Показано ${shown} из ${total}.`,
}

export type TodayTexts = typeof texts
