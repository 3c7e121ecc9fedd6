// Finds words of the product that are not in the language of their page.
import { getLocale, type Language } from '@tendertap/domain/languages'
import { DICTIONARIES } from '@tendertap/web/i18n/dictionaries'
import { LANGUAGE_NAMES } from '@tendertap/web/i18n/language-names'
import type { PageText } from './page-texts.ts'

// Names, and words that are written so in every language.
const ALLOWED = new Set([
  'tendertap',
  'tender',
  'tap',
  'e-mail',
  'tizilim',
  'telegram',
  'telegram-аккаунт',
  'telegram-ның',
  'pdf',
  'excel',
  'excel-де',
  'xlsx',
  'xls',
  'google',
  'outlook',
  'apple',
  'url',
  'ntp',
  'cookie',
  'ip-адрес',
  'ip-мекенжай',
  'v',
  'email',
  'name',
  'company',
  'kz',
  // a key
  'j',
  ...LANGUAGE_NAMES.map(({ short }) => short.toLowerCase()),
])
// Words that Russian and Kazakh share; any other word of the Russian dictionary is foreign on a Kazakh page.
const SHARED = new Set([
  'команда',
  'компания',
  'фактор',
  'телефон',
  'планшет',
  'компьютер',
  'сеанс',
  'спам',
  'минут',
  'профиль',
  'оператор',
  'токен',
  'код',
  // «там» is August, in short
  'там',
  // «коды» is the code of something
  'коды',
  'бот',
  'функция',
  'сервер',
  'лот',
  // «лоты» is the lot of something
  'лоты',
  'тендер',
  'менеджер',
  'файл',
  // «файлы» is the file of something
  'файлы',
  'сертификат',
  'лицензия',
  'кабинет',
  'конкурс',
  'мин',
  'портал',
  'кб',
  'мб',
  'оферта',
  'тариф',
  'медиана',
  'досье',
  'не',
  'цифр',
  'ср',
  'сб',
])
const OWN_NAMES = new Set(LANGUAGE_NAMES.map(({ language, name }) => `${getLocale(language)} ${name}`))

const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []

/** If a function makes a text, the words are taken from the source of the function. */
function collectDictionaryWords(value: unknown): string[] {
  if (typeof value === 'string') return splitWords(value)
  if (typeof value === 'function') return splitWords(String(value)).filter((word) => /\p{Script=Cyrillic}/u.test(word))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectDictionaryWords) : []
}

const russianTexts = await Promise.all(Object.values(DICTIONARIES).map((dictionary) => dictionary.ru()))
const russianWords = new Set(russianTexts.flatMap(collectDictionaryWords))

const IS_FOREIGN: Record<Language, (word: string) => boolean> = {
  en: (word) => /\p{Script=Cyrillic}/u.test(word),
  ru: (word) => /[әғқңөұүһі]|\p{Script=Latin}/u.test(word),
  kz: (word) => /\p{Script=Latin}/u.test(word) || (russianWords.has(word) && !SHARED.has(word)),
}

export function findForeignWords(texts: readonly PageText[], language: Language): string[] {
  return texts.flatMap(({ text, lang }) => {
    // the name of a language is written in that language, and marked with it
    if (OWN_NAMES.has(`${lang} ${text}`)) return []
    if (lang === '' || !getLocale(language).startsWith(lang))
      return [`«${text}» claims to be in ${lang || 'no language'}`]
    return splitWords(text)
      .filter((word) => !ALLOWED.has(word) && IS_FOREIGN[language](word))
      .map((word) => `${word} in «${text}»`)
  })
}
