import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { describe, expect, test } from 'vitest'
import { DICTIONARIES, type Part } from './dictionaries.ts'

const PARTS = Object.keys(DICTIONARIES) as Part[]

const SAME_WORDS: Partial<Record<Part, string[]>> = {
  analytics: ['Портал', 'Лот'],
  'team-analytics': ['Медиана'],
  'company-documents': ['Файл', 'Лицензия', 'Сертификат'],
  freshness: ['Tizilim'],
  account: ['Кабинет', 'Telegram', 'Оператор', 'Менеджер', 'ср', 'сб', 'Excel'],
  lots: ['Tizilim', 'Лот', 'лот', 'Досье (PDF)'],
  'result-import': ['Лот', 'Файл'],
  'in-work': ['менеджер', '«{document}»'],
  matching: ['портал'],
  tenders: ['Портал'],
  passwords: ['Телефон', 'Планшет', 'Компьютер'],
  team: ['E-mail', 'E-mail'],
  notifications: ['E-mail', 'Telegram'],
  delivery: ['E-mail', 'Telegram'],
  guarantees: ['Лот'],
}

/** Every text by its path, functions as 'function'. */
function flatten(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, path ? `${path} › ${key}` : key)]))
}

const load = async (part: Part, language: Language) => flatten(await DICTIONARIES[part][language]())

describe.each(PARTS)('dictionary %s', (part) => {
  test.each(['kz', 'en'] as const)('%s has exactly the keys of ru, texts where it has texts', async (language) => {
    const kinds = (texts: Map<string, unknown>) => new Map([...texts].map(([key, value]) => [key, typeof value]))
    expect(kinds(await load(part, language))).toEqual(kinds(await load(part, 'ru')))
  })

  test.each(LANGUAGES)('%s leaves no text empty', async (language) => {
    const empty = [...(await load(part, language))].filter(
      ([, value]) => typeof value === 'string' && value.trim() === '',
    )
    expect(empty).toEqual([])
  })

  test('en has no Cyrillic left in', async () => {
    const texts = [...(await load(part, 'en')).values()].filter((value) => typeof value === 'string')
    const left = texts.filter((text) => /\p{Script=Cyrillic}/u.test(text))
    expect(left).toEqual([])
  })

  test('kz repeats a Russian text only where the word is the same in both languages', async () => {
    const ru = await load(part, 'ru')
    const same = [...(await load(part, 'kz'))].filter(
      ([key, value]) => typeof value === 'string' && ru.get(key) === value,
    )
    expect(same.map(([, value]) => value)).toEqual(SAME_WORDS[part] ?? [])
  })
})
