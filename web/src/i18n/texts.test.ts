import { describe, expect, test } from 'vitest'
import { loadTexts, speak, spokenLanguage, textsOf } from './texts.ts'

describe('the language spoken', () => {
  test('a part is there once it was loaded', async () => {
    expect(() => textsOf('lots')).toThrow('ru/lots')
    await loadTexts('lots')
    expect(textsOf('lots').empty).toBe('Лоты не найдены')
  })

  test('another language brings every part loaded so far', async () => {
    await loadTexts('public', 'lots')
    await speak('kz')
    expect(spokenLanguage()).toBe('kz')
    expect(textsOf('public').login.title).toBe('Кіру')
    expect(textsOf('lots').empty).toBe('Лоттар табылмады')
    expect(() => textsOf('account')).toThrow('kz/account')
    await speak('ru')
  })
})
