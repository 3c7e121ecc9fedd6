import { describe, expect, test } from 'vitest'
import { foreignWords } from './foreign-words.ts'

describe('the check of languages finds', () => {
  test('Russian left in Kazakh, whole and made by a function', () => {
    expect(foreignWords([{ text: 'Все лоты', lang: 'kk' }], 'kz')).toHaveLength(2)
    expect(foreignWords([{ text: '3 000 лота · до 15.11.2026', lang: 'kk' }], 'kz')).toHaveLength(2)
    expect(foreignWords([{ text: 'Барлық лоттар · 15.11.2026 дейін', lang: 'kk' }], 'kz')).toEqual([])
  })

  test('Cyrillic in English, Latin and Kazakh in Russian', () => {
    expect(foreignWords([{ text: 'Lot № 3 · лот', lang: 'en' }], 'en')).toEqual(['лот in «Lot № 3 · лот»'])
    expect(
      foreignWords(
        [
          { text: 'Loading', lang: 'ru' },
          { text: 'Тіл', lang: 'ru' },
        ],
        'ru',
      ),
    ).toHaveLength(2)
    expect(foreignWords([{ text: 'Неверный e-mail или пароль', lang: 'ru' }], 'ru')).toEqual([])
  })

  test('a text of ours that claims another language, but not the name of a language', () => {
    expect(foreignWords([{ text: 'Sign in', lang: 'en-GB' }], 'ru')).toHaveLength(1)
    expect(foreignWords([{ text: 'English', lang: 'en-GB' }], 'ru')).toEqual([])
  })
})
