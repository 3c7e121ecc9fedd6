import { expect, test } from 'vitest'
import { formatUnit } from './unit.ts'

test('a unit of the classifier is written as people write it after a number', () => {
  expect((['ru', 'kz', 'en'] as const).map((language) => formatUnit(13, 'Штука', language))).toEqual([
    'шт.',
    'дана',
    'pcs',
  ])
  expect(formatUnit(450, 'Метр', 'ru')).toBe('м')
})

test('a unit written as a word follows the number', () => {
  expect([1, 3, 25, 1.5].map((count) => formatUnit(count, 'Услуга', 'ru'))).toEqual([
    'услуга',
    'услуги',
    'услуг',
    'услуги',
  ])
  expect([1, 2].map((count) => formatUnit(count, 'пара', 'en'))).toEqual(['pair', 'pairs'])
})

test('a unit of time and a package have their plurals too', () => {
  expect([1, 4, 12].map((count) => formatUnit(count, 'Сутки', 'ru'))).toEqual(['сутки', 'суток', 'суток'])
  expect([1, 12].map((count) => formatUnit(count, 'Коробка', 'en'))).toEqual(['box', 'boxes'])
})

test('a unit that we have no word for is left to the portal', () => {
  expect(formatUnit(1, 'Бод', 'ru')).toBeNull()
  expect(formatUnit(1, null, 'ru')).toBeNull()
})
