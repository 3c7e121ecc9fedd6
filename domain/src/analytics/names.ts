// What the codes of the figures are called. '' is what a portal does not give.
import { pickLanguage, type Language } from '../languages.ts'
import { getDivisionName } from '../lots/ens-tru-divisions.ts'
import { REGIONS } from '../lots/regions.ts'
import type { AnalyticsWords } from '../words/analytics/analytics-words.ts'
import type { Words } from '../words/words.ts'

/** A text with its language: a portal does not give all of them. */
export interface Name {
  text: string
  language: Language
}

interface Named {
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
}

interface NamedGroup extends Omit<Named, 'nameEn'> {
  /** six digits of ENS TRU */
  group: string
}

/** The words in the same language. */
type NameWords = Pick<Words, 'method' | 'sourceNames'> & Pick<AnalyticsWords, 'notGiven' | 'unnamedGroup'>

export interface Names {
  division(code: string): Name
  region(code: string): Name
  method(method: string): Name
  source(source: string): Name
  group(group: NamedGroup): Name
  company(company: Named): Name
}

export function createNames(language: Language, words: NameWords): Names {
  const ours = (text: string): Name => ({ text, language })
  const unless = (value: string, name: () => Name) => (value === '' ? ours(words.notGiven) : name())
  return {
    division: (code) => unless(code, () => ours(getDivisionName(code, language))),
    region: (code) => unless(code, () => ours(REGIONS.find((region) => region.code === code)?.name[language] ?? code)),
    method: (method) =>
      unless(method, () => {
        const word = words.method(method)
        return word === null ? { text: method, language: 'ru' } : ours(word)
      }),
    source: (source) => ours(words.sourceNames[source] ?? source),
    group: ({ group, ...names }) =>
      unless(group, () => pickName({ ...names, nameEn: null }, language) ?? ours(words.unnamedGroup(group))),
    company: (company) => pickName(company, language) ?? ours(words.notGiven),
  }
}

export function pickName({ nameRu, nameKz, nameEn }: Named, language: Language): Name | null {
  const names = { ru: nameRu, kz: nameKz, en: nameEn }
  const picked = pickLanguage(names, language)
  return picked && { text: names[picked] ?? '', language: picked }
}
