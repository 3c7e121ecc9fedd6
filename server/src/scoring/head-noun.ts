// What a name is about: «Услуги по заправке картриджей» is about refilling, «Лазерлік принтерге арналған картридж»
// about a cartridge.
import type { Term } from '../language/analyse.ts'
import { hasKazakhLetter } from '../language/folded-form.ts'
import { toLexemes } from '../language/stem.ts'

// words that say that something is bought, not what
const GENERAL = `
  приобретение поставка закуп закупка покупка услуга услуги работа работы товар товары оказание выполнение обеспечение
  проведение организация предоставление изделие изделия прочие прочий нужды лот комплект набор осуществление
  сатып алу жеткізу қызмет қызметі қызметтер қызметтері жұмыс жұмысы жұмыстары көрсету тауар өзге басқа жасау жүргізу
  ұйымдастыру қамтамасыз ету
`
const GENERAL_LEXEMES = new Set(GENERAL.split(/\s+/).filter(Boolean).flatMap(toLexemes))
const ADJECTIVE = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ых|ого|его|ому|ему|ыми|ими|ую|юю|[^нтвц]ие)$/
const KAZAKH_MODIFIER = /(?:лық|лік|дық|дік|тық|тік|ға|ге|қа|ке|ның|нің|дың|дің|тың|тің)$/

export const isGeneral = (lexeme: string) => GENERAL_LEXEMES.has(lexeme)

/** The term that names what is bought; null if the name has no word. */
export function findHead(terms: readonly Term[], isKazakh: boolean): Term | null {
  const words = terms.filter(({ form, lexeme }) => form !== null && !isGeneral(lexeme))
  const candidates = isKazakh ? words.toReversed() : words
  const isModifier = isKazakh ? KAZAKH_MODIFIER : ADJECTIVE
  return candidates.find(({ form }) => form !== null && !isModifier.test(form)) ?? candidates[0] ?? null
}

export const isKazakhText = (text: string) => hasKazakhLetter(text.toLowerCase())
