// MKEI, the interstate classifier of units, as the portals name them.
export const UNITS = {
  '006': { ru: 'Метр', kz: 'Метр', en: 'Metre' },
  '008': { ru: 'Километр', kz: 'Километр', en: 'Kilometre' },
  '018': { ru: 'Погонный метр', kz: 'Қума метр', en: 'Linear metre' },
  '055': { ru: 'Квадратный метр', kz: 'Шаршы метр', en: 'Square metre' },
  '059': { ru: 'Гектар', kz: 'Гектар', en: 'Hectare' },
  '112': { ru: 'Литр', kz: 'Литр', en: 'Litre' },
  '113': { ru: 'Кубический метр', kz: 'Текше метр', en: 'Cubic metre' },
  '166': { ru: 'Килограмм', kz: 'Килограмм', en: 'Kilogram' },
  '168': { ru: 'Тонна', kz: 'Тонна', en: 'Tonne' },
  '356': { ru: 'Час', kz: 'Сағат', en: 'Hour' },
  '362': { ru: 'Месяц', kz: 'Ай', en: 'Month' },
  '715': { ru: 'Пара', kz: 'Жұп', en: 'Pair' },
  '728': { ru: 'Пачка', kz: 'Бума', en: 'Pack' },
  '736': { ru: 'Рулон', kz: 'Орам', en: 'Roll' },
  '778': { ru: 'Упаковка', kz: 'Орама', en: 'Package' },
  '796': { ru: 'Штука', kz: 'Дана', en: 'Piece' },
  '839': { ru: 'Комплект', kz: 'Жинақ', en: 'Set' },
  '868': { ru: 'Бутылка', kz: 'Бөтелке', en: 'Bottle' },
  '931': { ru: 'Работа', kz: 'Жұмыс', en: 'Work' },
  '5114': { ru: 'Услуга', kz: 'Қызмет', en: 'Service' },
} as const

export type UnitCode = keyof typeof UNITS
