// Portals name units as the classifier does, 'Штука'; after a number people write 'шт.'. A unit that is not here keeps
// the portal's name.
import type { Language } from '../languages.ts'
import { createPlural } from './plural.ts'

type UnitForms = Readonly<Record<Language, (count: number) => string>>

const pluralRu = createPlural('ru')
const pluralEn = createPlural('en')

/** A symbol: the same after any number. */
const sign = (ru: string, kz: string, en: string): UnitForms => ({ ru: () => ru, kz: () => kz, en: () => en })

/** An abbreviation in Russian, a word with a plural in English. */
const short = (ru: string, kz: string, [one, other]: readonly [string, string]): UnitForms => ({
  ...sign(ru, kz, other),
  en: (count) => pluralEn(count, { one, other }),
})

const words = (
  [one, few, many]: readonly [string, string, string],
  kz: string,
  [single, other]: readonly [string, string],
): UnitForms => ({
  ru: (count) => pluralRu(count, { one, few, many }),
  kz: () => kz,
  en: (count) => pluralEn(count, { one: single, other }),
})

/** Key: the Russian name in lower case. */
const UNITS: Readonly<Record<string, UnitForms>> = {
  метр: sign('м', 'м', 'm'),
  километр: sign('км', 'км', 'km'),
  'погонный метр': sign('пог. м', 'қума м', 'linear m'),
  'квадратный метр': sign('м²', 'м²', 'm²'),
  'кубический метр': sign('м³', 'м³', 'm³'),
  гектар: sign('га', 'га', 'ha'),
  литр: sign('л', 'л', 'L'),
  килограмм: sign('кг', 'кг', 'kg'),
  тонна: sign('т', 'т', 't'),
  час: sign('ч', 'сағ', 'h'),
  месяц: sign('мес.', 'ай', 'mo.'),
  штука: short('шт.', 'дана', ['pc', 'pcs']),
  комплект: short('компл.', 'жинақ', ['set', 'sets']),
  упаковка: short('упак.', 'орама', ['pack', 'packs']),
  пара: words(['пара', 'пары', 'пар'], 'жұп', ['pair', 'pairs']),
  пачка: words(['пачка', 'пачки', 'пачек'], 'бума', ['pack', 'packs']),
  рулон: words(['рулон', 'рулона', 'рулонов'], 'орам', ['roll', 'rolls']),
  бутылка: words(['бутылка', 'бутылки', 'бутылок'], 'бөтелке', ['bottle', 'bottles']),
  работа: words(['работа', 'работы', 'работ'], 'жұмыс', ['work', 'works']),
  услуга: words(['услуга', 'услуги', 'услуг'], 'қызмет', ['service', 'services']),
}

/** The unit as it is written after the number; null if it is not in UNITS. */
export function formatUnit(count: number, nameRu: string | null, language: Language): string | null {
  const name = nameRu?.trim().toLowerCase() ?? ''
  return Object.hasOwn(UNITS, name) ? (UNITS[name]?.[language](count) ?? null) : null
}
