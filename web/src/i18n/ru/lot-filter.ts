import type { FilterGroup } from '@tendertap/domain/lots/filter'
import { words } from '@tendertap/domain/words/ru'

const groups: Record<FilterGroup, string> = {
  id: 'Лот по ссылке',
  search: 'Поиск',
  open: 'Только открытые',
  statuses: 'Статус',
  methods: 'Способ закупки',
  code: 'Код тендера или номер лота',
  price: 'Цена',
  lotsCount: 'Лотов в тендере',
  start: 'Начало приёма заявок',
  end: 'Окончание приёма заявок',
  todayOnly: 'Только опубликованные сегодня',
  regions: 'Регион',
  ensTru: 'Код ЕНС ТРУ',
  sources: words.lotFields.source,
  matchLevels: 'Степень совпадения',
  interests: 'Профиль интересов',
  companies: 'Заказчики',
}

// The filter panel shared by all lists of lots.
export const texts = {
  groups,
  /** the end of applications, in the filter bar */
  deadline: 'Срок',
  /** interest profiles, in the filter bar: the profile beside it is the person's own */
  interestsShort: 'Интересы',
  unknownInterest: 'удалённый профиль',
  label: 'Фильтры',
  searchHint: 'Нажмите / чтобы перейти к поиску',
  more: 'Ещё фильтры',
  all: 'Фильтры',
  set: (count: number) => `выбрано: ${count}`,
  clear: 'Сбросить',
  clearAll: 'Сбросить фильтры',
  remove: (what: string) => `Убрать фильтр «${what}»`,
  chosen: 'Выбранные фильтры',
  show: (count: number | null, shown: string) => (count === null ? 'Показать' : `Показать ${words.lots(count, shown)}`),
  nothingFound: 'Ничего не найдено',
  from: 'от',
  to: 'до',
  fromDay: 'с',
  toDay: 'по',
  min: (value: string) => `от ${value}`,
  max: (value: string) => `до ${value}`,
  since: (day: string) => `с ${day}`,
  until: (day: string) => `по ${day}`,
  andMore: (count: number) => `и ещё ${count}`,
  priceInTenge: 'Цена, ₸',
  notNumber: 'Число от 0',
  reversed: '«От» больше, чем «до»',
  reversedDays: 'Начало позже конца',
  codeHint: 'Номер, ссылка или БИН',
  ensTruHint: 'Можно первые цифры: 26.20.40',
  companies: {
    search: 'Найти заказчика',
    letters: 'Перейти к букве',
    list: 'Список заказчиков',
    chosen: (count: number) => `Выбрано: ${count}`,
    clear: 'Снять выбор',
    none: 'Такого заказчика нет',
    empty: 'Пока никто ничего не опубликовал',
    failed: 'Не удалось загрузить заказчиков',
    full: 'Больше заказчиков не поместится в адрес страницы. Снимите кого-нибудь, чтобы выбрать другого.',
  },
  /** followed by the words of the search */
  noneWithWords: 'Нет лотов по запросу',
  noneWithFilters: (names: string) => `Ни один лот не подходит под выбранные фильтры: ${names}.`,
  /** after the words */
  alsoFiltered: (names: string) => `Кроме слов, выбраны фильтры: ${names}.`,
  keepWords: 'Убрать фильтры, оставить слова',
  nearMatches: 'Сколько лотов с этими словами',
  together: (count: string) => `вместе ${count}`,
  /** followed by synonyms and other spellings of the words */
  alsoSearched: 'Искали также:',
  searchExactly: 'Искать только эти слова',
  exactWords: 'Только эти слова',
  searchSimilar: 'Искать и синонимы',
  /** followed by the similar words that were searched for */
  searchedFor: 'Показаны результаты для',
  searchedInVain: 'По вашему запросу ничего нет, как и для похожих слов:',
  refused: {
    filter: 'Сервер не принял этот фильтр, поэтому показаны все лоты.',
    sort: 'Так отсортировать эти лоты нельзя: они показаны в обычном порядке.',
    page: 'Так далеко по списку перейти нельзя: показана первая страница.',
  },
}

export type LotFilterTexts = typeof texts
