// The analytics: market, customers, competitors and prices, and what they show beside a lot.
import { COVERED_OF_TEN, MAX_OBSERVATIONS, MIN_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { analyticsWords } from '@tendertap/domain/words/analytics/ru'
import { formatNumber } from '@tendertap/domain/words/number'
import { createPlural } from '@tendertap/domain/words/plural'
import { words } from '@tendertap/domain/words/ru'

const plural = createPlural('ru')
const withinCorridor = `Следующая похожая закупка окажется в этих пределах примерно в ${COVERED_OF_TEN} случаях из 10.`

export const texts = {
  tabsLabel: 'Вкладки аналитики',
  tabs: analyticsWords.tabs,
  save: 'Выгрузить таблицы в Excel',
  filters: {
    label: 'Фильтры',
    period: 'Период',
    months: (count: number) => `${count} ${plural(count, { one: 'месяц', few: 'месяца', many: 'месяцев' })}`,
    source: 'Портал',
    anySource: 'Все порталы',
    division: 'Категория',
    anyDivision: 'Все категории',
    region: 'Регион',
    anyRegion: 'Все регионы',
    method: 'Способ закупки',
    anyMethod: 'Все способы',
    reset: 'Сбросить',
    customer: 'Заказчик',
    group: 'Группа товаров',
    remove: (what: string) => `Убрать фильтр «${what}»`,
    search: 'Название или БИН',
    code: words.lotFields.ensTru,
    codeHint: 'Шесть цифр или полный код',
    codeInvalid: 'Нужны первые шесть цифр кода',
    anyCustomer: 'Все заказчики',
    noCustomer: 'Заказчик не найден',
    customersFailed: 'Не удалось найти заказчика',
  },
  /** from January */
  monthNames: ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
  view: { label: 'Вид', chart: 'График', table: 'Таблица' },
  chartAbout: (title: string) => `График: ${title}. Те же цифры в таблице.`,
  columns: analyticsWords.columns,
  lotCount: (count: number, shown: string) => `${shown} ${plural(count, { one: 'лот', few: 'лота', many: 'лотов' })}`,
  purchaseCount: (count: number, shown: string) =>
    `${shown} ${plural(count, { one: 'закупка', few: 'закупки', many: 'закупок' })}`,
  winCount: (count: number, shown: string) =>
    `${shown} ${plural(count, { one: 'победа', few: 'победы', many: 'побед' })}`,
  dayCount: (count: number, shown: string) => `${shown} ${plural(count, { one: 'день', few: 'дня', many: 'дней' })}`,
  percent: (shown: string) => `${shown}\u00A0%`,
  range: (from: string, to: string) => (from === to ? `${from}\u00A0%` : `${from}–${to}\u00A0%`),
  bin: (bin: string) => `БИН ${bin}`,
  notGiven: analyticsWords.notGiven,
  unnamedGroup: analyticsWords.unnamedGroup,
  openLots: (what: string) => `Показать лоты: ${what}`,
  howCounted: (what: string) => `Как считается: ${what}`,
  noFigure: 'нет данных',
  figures: analyticsWords.figures,
  formulas: {
    lots: 'Число лотов, опубликованных за период. Лоты, которые портал снял с публикации, не считаются.',
    planned: 'Плановая сумма всех лотов, опубликованных за период.',
    final: 'Сумма всех договоров по лотам, опубликованным за период.',
    shareOfPlan:
      'Сумма договоров ÷ плановая сумма тех же лотов × 100\u00A0%. Учтены лоты, у которых известны обе суммы.',
    cancelRate:
      'Отменённые ÷ (с договором + отменённые + несостоявшиеся) × 100\u00A0%. Лоты, по которым закупка ещё идёт, не учтены.',
    averageDays:
      'Сколько дней проходит от конца приёма заявок до договора, в среднем по лотам, у которых известны обе даты.',
    medianDays:
      'Медиана дней от конца приёма заявок до договора: половина лотов уложилась в этот срок. Учтены лоты, у которых известны обе даты.',
    wins: 'Число лотов, по которым поставщик заключил договор за период.',
    awarded: 'Сумма договоров, которые поставщик заключил за период.',
    drop: '(1 − сумма договоров ÷ плановая сумма тех же лотов) × 100\u00A0%. Учтены лоты с одним поставщиком и известной плановой суммой.',
    corridor: `${withinCorridor} Цена договора ÷ плановая сумма, по каждой закупке с одним поставщиком, до ${formatNumber(MAX_OBSERVATIONS)} последних. Если их меньше ${MIN_OBSERVATIONS}, коридора нет.`,
    headToHead:
      'Лоты с договором за период, на которые мы подавали заявку: сколько выиграли мы и сколько – этот поставщик.',
  },
  failed: 'Не удалось загрузить данные',
  empty: {
    title: 'За этот период закупок нет',
    text: 'Выберите более длинный период или уберите часть фильтров.',
    notFound: 'Компании не найдены',
    notFoundText: 'Проверьте название или БИН либо выберите более длинный период.',
    none: 'Нет данных за этот период.',
  },
  tooFew: {
    title: 'Для коридора цен слишком мало закупок',
    text: (count: string, needed: string) =>
      `Нашлось ${count}, нужно не меньше ${needed}, иначе коридор был бы догадкой.`,
    advice: 'Выберите более длинный период или более широкую категорию.',
  },
  market: {
    ...analyticsWords.market,
    monthsAbout: 'По месяцу публикации лотов.',
    customersAbout: 'По всем способам закупки',
    allCustomers: 'Все заказчики',
    more: (count: string) => `Показать ещё ${count}`,
  },
  customers: {
    ...analyticsWords.customers,
    card: 'Заказчик',
    about: 'По плановой сумме, сначала крупные.',
    back: 'Все заказчики',
    showLots: 'Открытые и прошлые лоты',
    byContract: 'Период – по дате договора, а не публикации.',
    openPrices: 'Подробнее о ценах',
  },
  competitors: {
    ...analyticsWords.competitors,
    card: 'Поставщик',
    about: 'По сумме договоров, сначала крупные.',
    back: 'Все поставщики',
    neverMet: 'За этот период нет лотов с нашей заявкой и известным победителем.',
    score: (us: string, them: string, decided: string) =>
      `Лоты с нашей заявкой и известным победителем: ${decided}. Из них мы выиграли ${us}, этот поставщик – ${them}.`,
    isOurs: 'Это ваша компания',
  },
  prices: {
    ...analyticsWords.prices,
    groupsAbout: 'Группы, по которым закупок больше всего. Нажмите на группу, чтобы увидеть только её.',
    latest: (count: string, since: string) =>
      `Учтены последние ${count} закупок: договоры с ${since}. Чтобы увидеть более ранние, уточните фильтры.`,
    about: (median: string) => `${withinCorridor} Медиана – ${median}\u00A0% плана.`,
    atLeast: (share: string) => `${share}\u00A0% и выше`,
    inside: 'В коридоре цен',
    outside: 'Вне коридора',
  },
  corridor: {
    title: 'Цены похожих закупок',
    line: (range: string) => `${range} плана`,
    amount: (from: string, to: string) => `${from} – ${to}`,
    median: (share: string) => `медиана – ${share}\u00A0%`,
    bases: {
      customerGroup: 'этот заказчик, эта группа товаров',
      groupMethod: 'эта группа товаров, этот способ закупки',
      group: 'эта группа товаров',
      divisionMethod: 'эта категория, этот способ закупки',
    },
    none: (count: string, needed: string) =>
      `Коридора цен нет: похожих закупок с известной ценой – ${count}, нужно не меньше ${needed}.`,
    openLots: 'Похожие закупки',
    ofGroup: 'Все цены группы',
  },
  memory: {
    title: 'История цен',
    text: (count: number, shown: string, range: string) =>
      `Этот заказчик покупал такое ${shown} ${plural(count, { one: 'раз', few: 'раза', many: 'раз' })}, за ${range} плана.`,
    supplier: 'Чаще всего у поставщика',
    wins: (count: number, shown: string) => `${shown} ${plural(count, { one: 'раз', few: 'раза', many: 'раз' })}`,
  },
  lotsBehind: {
    title: 'Лоты, из которых сложилась цифра',
    failed: 'Не удалось загрузить лоты',
    none: 'Лотов нет',
    published: (day: string) => `опубликован ${day}`,
    decided: (day: string) => `договор ${day}`,
    states: analyticsWords.states,
  },
}

export type AnalyticsTexts = typeof texts
