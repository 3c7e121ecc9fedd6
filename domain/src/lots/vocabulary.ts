// spec 2 §3, enumerations. Statuses and methods are open sets: an unknown one is shown as the portal writes it.
export const LOT_STATUSES = [
  'Формируется',
  'Опубликован',
  'Вскрытие',
  'Допуск',
  'Завершен',
  'Отменен',
  'Итоги',
] as const
export type LotStatus = (typeof LOT_STATUSES)[number]
export const PUBLISHED: LotStatus = 'Опубликован'
export const CANCELLED: LotStatus = 'Отменен'

export const PURCHASE_METHODS = [
  'Открытый конкурс',
  'Запрос ценовых предложений',
  'Закуп из одного источника',
  'Открытый конкурс на понижение',
] as const
export type PurchaseMethod = (typeof PURCHASE_METHODS)[number]

const METHOD_ALIASES: ReadonlyMap<string, PurchaseMethod> = new Map([
  ['Из одного источника', 'Закуп из одного источника'],
])

/** Replaces the specification's alias of a method by its full name; any other name stays as it is. */
export function toMethodName(name: string): string {
  return METHOD_ALIASES.get(name) ?? name
}

export const DOCUMENT_TYPES = ['Техническая спецификация', 'Конкурсная документация', 'Проект договора'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
