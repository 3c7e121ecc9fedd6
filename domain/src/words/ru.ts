import { findStatus } from '../lots/portal-statuses.ts'
import { findMethod } from '../lots/purchase-methods.ts'
import { findUnit } from '../lots/units.ts'
import { splitDuration } from './duration.ts'
import { createPlural } from './plural.ts'
import type { Words } from './words.ts'

const plural = createPlural('ru')
const days: Words['days'] = (count, shown = String(count)) =>
  `${shown} ${plural(count, { one: 'день', few: 'дня', many: 'дней' })}`

export const words: Words = {
  status: (name) => findStatus(name)?.ru ?? null,
  method: (name) => findMethod(name)?.ru ?? null,
  unitName: (name) => findUnit(name)?.ru ?? null,
  documentTypes: {
    'Техническая спецификация': 'Техническая спецификация',
    'Конкурсная документация': 'Конкурсная документация',
    'Проект договора': 'Проект договора',
  },
  matchLevels: {
    low: '[Низкая степень совпадения]',
    medium: '[Средняя степень совпадения]',
    high: '[Высокая степень совпадения]',
  },
  // spec 1 §6
  roles: {
    admin: 'Администратор',
    superadmin: 'Оператор',
    lead: 'Оценщик',
    manager: 'Менеджер',
    procurement: 'Закупщик',
    controller: 'Контролёр',
  },
  changes: {
    deadline: 'срок подачи',
    amount: 'сумма',
    status: 'статус',
    documents: 'документы',
    text: 'описание',
    details: 'условия',
    result: 'итоги',
    superseded: 'объявлено заново',
    withdrawn: 'отозвано',
  },
  rejectReasons: {
    not_ours: 'Не наш профиль',
    price: 'Не подходит цена',
    deadline: 'Не успеваем по срокам',
    region: 'Не тот регион',
    terms: 'Не подходят условия',
    other: 'Другая причина',
  },
  planStates: {
    in_time: 'Успеваем',
    start_today: 'Успеем, только если начать сегодня',
    too_late: 'По обычным срокам не успеваем',
  },
  notificationCategories: {
    all_new_tenders: 'Все новые тендеры',
    new_suitable_tenders: 'Подходящие тендеры',
    tender_status_changes: 'Изменения по тендерам',
    crm: 'Работа с лотами',
    system: 'Системные',
  },
  tariffs: { standard: 'Стандартный', extended: 'Расширенный' },
  lotLists: {
    'all-lots': 'Все лоты',
    'rate-lots': 'Оценка лотов',
    'potential-lots': 'Потенциальные лоты',
    'lots-in-work': 'Лоты в работе',
    'completed-lots': 'Завершённые лоты',
    'archive-lots': 'Архив',
  },
  lotFields: {
    number: 'Номер лота',
    tenderCode: 'Код тендера',
    name: 'Лот',
    description: 'Описание',
    customer: 'Заказчик',
    amount: 'Сумма',
    quantity: 'Количество',
    unit: 'Единица',
    region: 'Регион',
    deliveryAddress: 'Место поставки',
    method: 'Способ закупки',
    status: 'Статус',
    published: 'Дата публикации',
    applicationStart: 'Начало приёма заявок',
    applicationEnd: 'Приём заявок до',
    bidSecurity: 'Обеспечение заявки',
    ensTru: 'Код ЕНС ТРУ',
    source: 'Источник',
    link: 'Ссылка на портал',
    percent: 'Совпадение',
    votesFor: 'Голоса за',
    votesAgainst: 'Голоса против',
    workStatus: 'Статус работы',
    assignee: 'Ответственный',
    offerPrice: 'Наша цена',
    outcome: 'Результат',
    winner: 'Компания-победитель',
    finalAmount: 'Итоговая сумма',
    resultsDate: 'Дата итогов',
    lossReason: 'Причина проигрыша',
  },
  sourceNames: { ows: 'Госзакуп', tizilim: 'Tizilim', epz: 'ЕПЗ' },
  lots: (count, shown = String(count)) => `${shown} ${plural(count, { one: 'лот', few: 'лота', many: 'лотов' })}`,
  days,
  months: (count, shown = String(count)) =>
    `${shown} ${plural(count, { one: 'месяц', few: 'месяца', many: 'месяцев' })}`,
  timeLeft: (left) => {
    if (left.days > 0) return left.hours > 0 ? `${days(left.days)} ${left.hours} ч` : days(left.days)
    if (left.hours > 0) return left.minutes > 0 ? `${left.hours} ч ${left.minutes} мин` : `${left.hours} ч`
    return left.minutes > 0 ? `${left.minutes} мин` : 'меньше минуты'
  },
  duration: (length) => {
    const { hours, minutes, seconds, ...rest } = splitDuration(length)
    if (rest.days > 0) return hours > 0 ? `${days(rest.days)} ${hours} ч` : days(rest.days)
    if (hours > 0) return minutes > 0 ? `${hours} ч ${minutes} мин` : `${hours} ч`
    if (minutes > 0) return seconds > 0 ? `${minutes} мин ${seconds} с` : `${minutes} мин`
    return `${seconds} с`
  },
}
