import { describe, expect, test } from 'vitest'
import { findForeignWords } from './foreign-words.ts'

describe('the check of languages finds', () => {
  test('Russian left in Kazakh, whole and made by a function', () => {
    expect(findForeignWords([{ text: 'Все фильтры', lang: 'kk' }], 'kz')).toHaveLength(2)
    expect(findForeignWords([{ text: '3 000 лота · до 15.11.2026', lang: 'kk' }], 'kz')).toHaveLength(2)
    expect(findForeignWords([{ text: 'Барлық лоттар · 15.11.2026 дейін', lang: 'kk' }], 'kz')).toEqual([])
  })

  test('Cyrillic in English, Latin and Kazakh in Russian', () => {
    expect(findForeignWords([{ text: 'Lot № 3 · лот', lang: 'en' }], 'en')).toEqual(['лот in «Lot № 3 · лот»'])
    expect(
      findForeignWords(
        [
          { text: 'Loading', lang: 'ru' },
          { text: 'Тіл', lang: 'ru' },
        ],
        'ru',
      ),
    ).toHaveLength(2)
    expect(findForeignWords([{ text: 'Неверный e-mail или пароль', lang: 'ru' }], 'ru')).toEqual([])
  })

  test('a text of ours that claims another language, but not the name of a language', () => {
    expect(findForeignWords([{ text: 'Sign in', lang: 'en-GB' }], 'ru')).toHaveLength(1)
    expect(findForeignWords([{ text: 'English', lang: 'en-GB' }], 'ru')).toEqual([])
  })
})
