// Reference tables of the state portal: its ids, names and codes.
import type { Subject } from './commodities/template.ts'
import type { OwsStatus, OwsSubjectType, OwsTradeMethod } from './ows-wire.ts'

const buy = (id: number, nameRu: string, nameKz: string, code: string): OwsStatus => ({ id, nameRu, nameKz, code })

/**
 * One id space for announcements and lots, but other names and codes. The code of 190 has a Cyrillic С, as at the
 * portal.
 */
export const BUY_STATUSES = {
  110: buy(110, 'Проект', 'Жоба', 'Project'),
  130: buy(130, 'Проект утвержден', 'Жоба бекітілді', 'ProjectApproved'),
  190: buy(190, 'Изменена документация', 'Құжаттама өзгертілді', 'DocumentationСhanged'),
  210: buy(210, 'Опубликовано', 'Жарияланды', 'Published'),
  220: buy(220, 'Опубликовано (прием заявок)', 'Жарияланды (өтінімді қабылдау)', 'PublishedOrderTaking'),
  230: buy(230, 'Опубликовано (дополнение заявок)', 'Жарияланды (өтінімді толықтыру)', 'PublishedAdditionDemands'),
  240: buy(
    240,
    'Опубликовано (прием ценовых предложений)',
    'Жарияланды (бағалы ұсыныстарды қабылдау)',
    'PublishedPriceOffers',
  ),
  250: buy(250, 'Рассмотрение заявок', 'Өтінім қаралуда', 'BidReview'),
  290: buy(290, 'Опубликовано (проведение аукциона)', 'Жарияланды (аукционды өткізу)', 'PublishedAuction'),
  320: buy(320, 'Формирование протокола допуска', 'Рұқсат хаттамасын қалыптастыру', 'GeneratePD'),
  330: buy(330, 'Формирование протокола итогов', 'Хаттама қорытындыларын қалыптастыру', 'GeneratePI'),
  350: buy(350, 'Завершено', 'Аяқталды', 'Complete'),
  410: buy(410, 'Отказ от закупки', 'Сатып алудан бас тарту', 'RefusalOfPurchase'),
  420: buy(420, 'Приостановлено', 'Тоқтаталды', 'Suspended'),
  430: buy(430, 'Отменено', 'Болдырылмады', 'Canceled'),
} as const

export const LOT_STATUSES = {
  ...BUY_STATUSES,
  190: buy(190, 'Изменена документация', 'Құжаттама өзгертілді', 'DocsChanged'),
  210: buy(210, 'Опубликован', 'Жарияланды', 'Published'),
  220: buy(220, 'Опубликован (прием заявок)', 'Жарияланды (өтінімді қабылдау)', 'PublishedBidAccept'),
  230: buy(230, 'Опубликован (дополнение заявок)', 'Жарияланды (өтінімді толықтыру)', 'PublishedBidAdditional'),
  240: buy(
    240,
    'Опубликован (прием ценовых предложений)',
    'Жарияланды (бағалы ұсыныстарды қабылдау)',
    'PublishedOfferAccept',
  ),
  250: buy(250, 'Рассмотрение заявок', 'Өтінімдерді қарау', 'BidReview'),
  360: buy(360, 'Закупка состоялась', 'Сатып алу болып өтті', 'ResultCompleted'),
  370: buy(370, 'Закупка не состоялась', 'Сатып алу өткен жоқ', 'ResultNotCompleted'),
  410: buy(410, 'Отказ от лота', 'Лоттан бас тарту', 'RefusalOfPurchase'),
  420: buy(420, 'Приостановлен', 'Тоқтаталды', 'Suspended'),
  430: buy(430, 'Отменен', 'Болдырылмады', 'Cancelled'),
} as const

export const CONTRACT_STATUSES = {
  190: buy(190, 'Действует', 'Әрекетте', 'Valid'),
  350: buy(350, 'Расторгнут по соглашению сторон', 'Бұзылды', 'Cancelled'),
  390: buy(390, 'Исполнен', 'Орындалды', 'Executed'),
} as const

export type BuyStatusId = keyof typeof BUY_STATUSES
export type LotStatusId = keyof typeof LOT_STATUSES

const method = (id: number, symbolCode: string, nameRu: string, nameKz: string | null): OwsTradeMethod => ({
  id,
  symbolCode,
  nameRu,
  nameKz,
})

export const TRADE_METHODS = {
  2: method(2, 'ОК', 'Открытый конкурс', 'Ашық конкурс'),
  3: method(3, 'ЗЦП', 'Запрос ценовых предложений', 'Бағалы ұсыныныстарға сұраным'),
  6: method(
    6,
    'ОИ',
    'Из одного источника по несостоявшимся закупкам',
    'Өткізілмеген мемлекеттік сатып алу бойынша бiр көзден сатып алу',
  ),
  77: method(77, 'АУК', 'Аукцион (с 2022)', 'Аукцион (с 2022)'),
  121: method(
    121,
    'КППТСОПО',
    'Конкурс по приобретению товаров, связанных с обеспечением питания воспитанников и обучающихся',
    null,
  ),
  124: method(124, 'ОТ', 'Тендер', 'Тендер'),
  125: method(
    125,
    'ОИнеГЗ',
    'Из одного источника по несостоявшимся закупкам не ГЗ',
    'Өткізілмеген мемлекеттік сатып алу бойынша бiр көзден сатып алу',
  ),
  126: method(126, 'ЗЦПнеГЗ', 'Запрос ценовых предложений (не ГЗ new)', 'Бағалы ұсыныныстарға сұраным'),
  188: method(
    188,
    'КРБС',
    'Конкурс с использованием рейтингово-балльной системы',
    'Рейтингтік-балдық жүйе пайдаланылатын конкурс',
  ),
} as const

export type TradeMethodId = keyof typeof TRADE_METHODS

export const SUBJECT_TYPES: Readonly<Record<Subject, OwsSubjectType>> = {
  goods: { id: 1, nameRu: 'Товар', nameKz: 'Тауар' },
  works: { id: 2, nameRu: 'Работа', nameKz: 'Жұмыс' },
  services: { id: 3, nameRu: 'Услуга', nameKz: 'Қызмет' },
}
