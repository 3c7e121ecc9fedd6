import { describe, expect, test } from 'vitest'
import { loadTexts, switchLanguage, getLanguage, getTexts } from './texts.ts'

describe('the current language', () => {
  test('a part can be read once it is loaded', async () => {
    expect(() => getTexts('lots')).toThrow('ru/lots')
    await loadTexts('lots')
    expect(getTexts('lots').empty).toBe('Лоты не найдены')
  })

  test('switching the language loads every part that was loaded before', async () => {
    await loadTexts('public', 'lots')
    await switchLanguage('kz')
    expect(getLanguage()).toBe('kz')
    expect(getTexts('public').login.title).toBe('Кіру')
    expect(getTexts('lots').empty).toBe('Лоттар табылмады')
    expect(() => getTexts('account')).toThrow('kz/account')
    await switchLanguage('ru')
  })
})
