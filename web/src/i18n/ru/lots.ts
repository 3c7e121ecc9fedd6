import type { LotStatus, PurchaseMethod } from '@tendertap/domain/lots/vocabulary'
import type { TimeLeft } from '@tendertap/domain/lots/openness'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ru')

const statuses: Record<LotStatus, string> = {
  Формируется: 'Формируется',
  Опубликован: 'Опубликован',
  Вскрытие: 'Вскрытие',
  Допуск: 'Допуск',
  Завершен: 'Завершен',
  Отменен: 'Отменен',
  Итоги: 'Итоги',
}

const methods: Record<PurchaseMethod, string> = {
  'Открытый конкурс': 'Открытый конкурс',
  'Запрос ценовых предложений': 'Запрос ценовых предложений',
  'Закуп из одного источника': 'Закуп из одного источника',
  'Открытый конкурс на понижение': 'Открытый конкурс на понижение',
}

// What is shown of lots on every screen that lists them.
export const texts = {
  statuses,
  methods,
  documentTypes: {
    'Техническая спецификация': 'Техническая спецификация',
    'Конкурсная документация': 'Конкурсная документация',
    'Проект договора': 'Проект договора',
  },
  count: (total: number, shown: string) => `${shown} ${plural(total, { one: 'лот', few: 'лота', many: 'лотов' })}`,
  columns: {
    percent: 'Совпадение',
    name: 'Лот',
    customer: 'Заказчик',
    amount: 'Сумма',
    region: 'Регион, способ',
    status: 'Статус',
    deadline: 'Приём заявок',
    published: 'Публикация',
  },
  match: (percent: number) => `Совпадение ${percent} %`,
  matchLevels: {
    low: 'Низкая степень совпадения',
    medium: 'Средняя степень совпадения',
    high: 'Высокая степень совпадения',
  },
  lot: 'лот',
  quantity: 'Количество',
  region: 'Регион',
  method: 'Способ закупки',
  until: (date: string) => `до ${date}`,
  closed: 'закрыт',
  deadlineUnknown: 'срок не указан',
  timeLeft: ({ days, hours, minutes }: TimeLeft) => {
    const inDays = `${days} ${plural(days, { one: 'день', few: 'дня', many: 'дней' })}`
    if (days > 0) return hours > 0 ? `${inDays} ${hours} ч` : inDays
    if (hours > 0) return minutes > 0 ? `${hours} ч ${minutes} мин` : `${hours} ч`
    return minutes > 0 ? `${minutes} мин` : 'меньше минуты'
  },
  description: 'Описание',
  terms: 'Условия',
  deliveryAddress: 'Место поставки',
  deliveryTerm: 'Срок поставки',
  contractTerm: 'Срок договора',
  bidSecurity: 'Обеспечение заявки',
  localContent: 'Местное содержание',
  ensTru: 'Код ЕНС ТРУ',
  days: (days: number, shown: string) => `${shown} ${plural(days, { one: 'день', few: 'дня', many: 'дней' })}`,
  percentOf: (share: string) => `${share} %`,
  atLeast: (share: string) => `не ниже ${share} %`,
  notPublished: 'портал не публикует',
  processing: 'в обработке',
  notGiven: 'не указано',
  lotsNotPublished: 'состав лотов не опубликован',
  published: 'Дата публикации',
  documents: 'Документы',
  noDocuments: 'Документы не найдены',
  documentStates: {
    processing: 'В обработке',
    stored: null,
    unavailable: 'Портал не выдаёт этот документ',
  },
  notReceived: 'Документ еще не получен',
  downloadFailed: 'Ошибка при скачивании файла',
  download: 'Скачать',
  kilobytes: (size: string) => `${size} КБ`,
  megabytes: (size: string) => `${size} МБ`,
  /** the text with the words follows */
  foundIn: {
    name: 'в названии',
    description: 'в описании',
    tender: 'в названии тендера',
    customer: 'в названии заказчика',
    ensTru: 'в ЕНС ТРУ',
  },
  foundInDocuments: 'слова поиска найдены в документах',
  openTender: 'Открыть тендер',
  openOnPortal: 'Открыть на портале',
  inNewTab: 'откроется в новой вкладке',
  showDetails: 'Подробнее',
  hideDetails: 'Свернуть',
  loadFailed: 'Ошибка при загрузке лотов',
  retry: 'Повторить',
  empty: 'Лоты не найдены',
  emptyText: 'В каталоге пока нет ни одного лота: они появятся, как только порталы их опубликуют.',
  sortLabel: 'Сортировка',
  sortDefault: 'Сначала новые',
  sorts: {
    applicationEndAt: { asc: 'Срок: сначала ранний', desc: 'Срок: сначала поздний' },
    amount: { asc: 'Сумма: сначала меньше', desc: 'Сумма: сначала больше' },
    percent: { asc: 'Совпадение: сначала меньше', desc: 'Совпадение: сначала больше' },
  },
  sortedList: 'Список лотов',
}

export type LotsTexts = typeof texts
