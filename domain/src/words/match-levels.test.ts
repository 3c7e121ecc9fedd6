import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { WORDS } from './all.ts'

// spec 2 §3
test('the match levels are written as in the specification, in brackets', () => {
  expect(WORDS.ru.matchLevels).toEqual({
    low: '[Низкая степень совпадения]',
    medium: '[Средняя степень совпадения]',
    high: '[Высокая степень совпадения]',
  })
  for (const language of LANGUAGES)
    for (const text of Object.values(WORDS[language].matchLevels)) expect(text).toMatch(/^\[[^[\]]+\]$/)
})
