// Whether something is bought or done: whoever sells tiles does not lay them.
import type { Term } from '../language/analyse.ts'
import { toLexemes } from '../language/stem.ts'

export const GOODS = 1
export const DOING = 2

// words that say that something is done
const DOING_WORDS = `
  услуга услуги работа работы ремонт обслуживание монтаж демонтаж строительство реконструкция аренда перевозка перевозки
  разработка проектирование уборка вывоз утилизация заправка обучение страхование сопровождение изготовление содержание
  проведение организация оказание выполнение поверка обследование техобслуживание благоустройство
  қызмет қызметі қызметтер қызметтері жұмыс жұмысы жұмыстар жұмыстары жөндеу құрылыс құрылысы салу жалдау тасымалдау
  оқыту әзірлеу орнату жобалау тазалау сақтандыру сүйемелдеу көрсету өткізу ұйымдастыру
`
const DOING_LEXEMES = new Set(DOING_WORDS.split(/\s+/).filter(Boolean).flatMap(toLexemes))

/** Russian says it first, Kazakh last. */
const NEAR = 3

export function findKindOfLot(terms: readonly Term[], isKazakh: boolean): number {
  const near = isKazakh ? terms.slice(-NEAR) : terms.slice(0, NEAR)
  return near.some(({ lexeme }) => DOING_LEXEMES.has(lexeme)) ? DOING : GOODS
}

/** A sum of GOODS and DOING: a name that speaks of doing decides, otherwise keywords may add it. */
export function findKindsOfProfile(name: readonly Term[], keywords: readonly Term[]): number {
  const speaksOfDoing = (terms: readonly Term[]) => terms.some(({ lexeme }) => DOING_LEXEMES.has(lexeme))
  if (speaksOfDoing(name)) return DOING
  return speaksOfDoing(keywords) ? GOODS + DOING : GOODS
}
