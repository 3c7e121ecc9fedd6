import { expect, test } from 'vitest'
import {
  chooseLanguage,
  pickText,
  type Language,
  guessLanguage,
  pickLanguage,
  LANGUAGES,
  LEGAL_LANGUAGES,
  getLegalLanguage,
  getLocale,
} from './languages.ts'

test.each([
  ['kz', 'en', 'kz'],
  [null, 'en', 'en'],
  ['', 'kz', 'kz'],
  [undefined, null, 'ru'],
  ['de', 'fr', 'ru'],
  ['kk', 'kz', 'kz'],
])('profile %s, stored %s: %s', (profile, stored, language) => {
  expect(chooseLanguage(profile, stored)).toBe(language)
})

test('the policy and the offer are Russian for ru and en, Kazakh for kz', () => {
  expect(LANGUAGES.map(getLegalLanguage)).toEqual(['ru', 'ru', 'kz'])
  expect(LEGAL_LANGUAGES).toEqual(['ru', 'kz'])
})

test.each<[Language, string | null, string | null]>([
  ['kz', 'Кабель', 'Кабель (kz)'],
  ['en', 'Кабель', 'Кабель'],
  ['en', null, 'Кабель (kz)'],
  ['ru', '', 'Кабель (kz)'],
])('in %s, with the Russian text %s: %s', (language, ru, text) => {
  expect(pickText({ ru, kz: 'Кабель (kz)', en: null }, language)).toBe(text)
})

test.each<[Language, string | null, Language]>([
  ['kz', 'Кабель', 'kz'],
  ['en', 'Кабель', 'ru'],
  ['en', null, 'kz'],
  ['ru', '', 'kz'],
])('in %s, with the Russian text %s, the text shown is in %s', (language, ru, picked) => {
  expect(pickLanguage({ ru, kz: 'Кабель (kz)', en: null }, language)).toBe(picked)
})

test('a text that exists in no language is none', () => {
  expect(pickText({ ru: null, kz: '', en: null }, 'kz')).toBeNull()
  expect(pickLanguage({ ru: null, kz: '', en: null }, 'kz')).toBeNull()
})

test.each([
  ['Бас есепші', 'kz'],
  ['Іс-шара', 'kz'],
  ['Менеджер по тендерам', 'ru'],
  ['Procurement specialist', null],
  ['2026-1.pdf', null],
])('by its letters «%s» is in %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})

test('Intl knows Kazakh as kk', () => {
  expect(Intl.NumberFormat.supportedLocalesOf(LANGUAGES.map(getLocale))).toEqual(['ru-RU', 'en-GB', 'kk-KZ'])
})
