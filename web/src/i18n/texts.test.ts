import { describe, expect, test } from 'vitest'
import { loadTexts, speak, getLanguage, getTexts } from './texts.ts'

describe('the language spoken', () => {
  test('a part is there once it was loaded', async () => {
    expect(() => getTexts('lots')).toThrow('ru/lots')
    await loadTexts('lots')
    expect(getTexts('lots').empty).toBe('Лоты не найдены')
  })

  test('another language brings every part loaded so far', async () => {
    await loadTexts('public', 'lots')
    await speak('kz')
    expect(getLanguage()).toBe('kz')
    expect(getTexts('public').login.title).toBe('Кіру')
    expect(getTexts('lots').empty).toBe('Лоттар табылмады')
    expect(() => getTexts('account')).toThrow('kz/account')
    await speak('ru')
  })
})
