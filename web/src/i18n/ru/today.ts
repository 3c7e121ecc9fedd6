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
  /** who else can take the step */
  waitsFor: 'ждёт: {who}',
  shownOf: (shown: string, total: string) => `Показано ${shown} из ${total}.`,
}

export type TodayTexts = typeof texts
