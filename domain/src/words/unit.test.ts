import { expect, test } from 'vitest'
import { unitAfter } from './unit.ts'

test('a unit of the classifier is written as people write it after a number', () => {
  expect((['ru', 'kz', 'en'] as const).map((language) => unitAfter(13, 'Штука', language))).toEqual([
    'шт.',
    'дана',
    'pcs',
  ])
  expect(unitAfter(450, 'Метр', 'ru')).toBe('м')
})

test('a unit written as a word follows the number', () => {
  expect([1, 3, 25, 1.5].map((count) => unitAfter(count, 'Услуга', 'ru'))).toEqual([
    'услуга',
    'услуги',
    'услуг',
    'услуги',
  ])
  expect([1, 2].map((count) => unitAfter(count, 'пара', 'en'))).toEqual(['pair', 'pairs'])
})

test('a unit that we have no word for is left to the portal', () => {
  expect(unitAfter(1, 'Гкал', 'ru')).toBeNull()
  expect(unitAfter(1, null, 'ru')).toBeNull()
})
