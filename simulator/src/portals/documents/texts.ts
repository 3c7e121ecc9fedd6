// The text of a document: the Kazakh part first, then the Russian, as the state portal writes them.
import type { Item, PortalDocument } from './portal-documents.ts'

const KAZAKH_TITLES: Readonly<Record<string, string>> = {
  'Техническая спецификация': 'Техникалық ерекшелік',
  'Проект договора': 'Шарттың жобасы',
  'Проект договора об электронных закупках': 'Электрондық сатып алу туралы шарттың жобасы',
  'Конкурсная документация': 'Конкурстық құжаттама',
  'Перечень лотов': 'Лоттар тізбесі',
  'Протокол итогов': 'Қорытынды хаттамасы',
}

function writeKazakhItem({ kz, ru, detailsKz, quantity, unitKz, placeKz }: Item, index: number): string[] {
  return [
    `${index + 1}. ${kz ?? ru ?? ''}`,
    ...(detailsKz ? [`Сипаттамасы: ${detailsKz}`] : []),
    `Саны: ${quantity}${unitKz ? ` (${unitKz.toLowerCase()})` : ''}`,
    ...(placeKz ? [`Жеткізу орны: ${placeKz}`] : []),
    'Өнім берушіге қойылатын талаптар: тауар жаңа, бұрын пайдаланылмаған, сапа сертификаты бар болуы тиіс.',
    '',
  ]
}

function writeRussianItem({ ru, kz, detailsRu, quantity, unitRu, placeRu }: Item, index: number): string[] {
  return [
    `${index + 1}. ${ru ?? kz ?? ''}`,
    ...(detailsRu ? [`Описание и требуемые характеристики: ${detailsRu}`] : []),
    `Количество: ${quantity}${unitRu ? ` (${unitRu.toLowerCase()})` : ''}`,
    ...(placeRu ? [`Место поставки: ${placeRu}`] : []),
    'Требования к поставщику: поставляемое должно быть новым, не бывшим в употреблении, с подтверждением качества.',
    '',
  ]
}

export function writeLines({ title, number, customer, notice, items, edition }: PortalDocument): string[] {
  return [
    KAZAKH_TITLES[title] ?? title,
    `Хабарландыру № ${number}`,
    `Тапсырыс беруші: ${customer}`,
    ...(notice.kz ? [`Сатып алудың атауы: ${notice.kz}`] : []),
    '',
    ...items.flatMap(writeKazakhItem),
    title,
    ...(edition > 1 ? [`Редакция № ${edition}`] : []),
    `Объявление № ${number}`,
    `Заказчик: ${customer}`,
    ...(notice.ru ? [`Наименование закупки: ${notice.ru}`] : []),
    '',
    ...items.flatMap(writeRussianItem),
  ]
}
