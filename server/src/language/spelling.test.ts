import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNearest, countTypos, trimEnding } from './spelling.ts'

describe('the most similar word', () => {
  const candidates = [
    { form: 'картридж', frequency: 5 },
    { form: 'картриджи', frequency: 50 },
    { form: 'карта', frequency: 900 },
  ]

  test.each([
    ['катридж', 'картридж'],
    ['картирдж', 'картридж'],
    ['картриджы', 'картриджи'],
    ['каримат', null],
    ['кот', null],
  ])('%s → %s', (typed, nearest) => {
    expect(findNearest(typed, candidates)).toBe(nearest)
  })

  test.each([
    ['нотбуки', 'ноутбук'],
    ['нотбуков', 'ноутбук'],
    ['прнтеров', 'принтер'],
    ['картреджей', 'картридж'],
    ['тренажорами', 'тренажер'],
    ['генераторр', 'генератор'],
  ])('is found by its stem if the typed word is inflected: %s → %s', (typed, nearest) => {
    const forms = ['ноутбук', 'принтер', 'картридж', 'карта', 'тренажер', 'генератор', 'нота', 'центр']
    expect(
      findNearest(
        typed,
        forms.map((form) => ({ form, frequency: 1 })),
      ),
    ).toBe(nearest)
  })

  test('is the more frequent of two equally similar ones', () => {
    expect(
      findNearest('насус', [
        { form: 'насуз', frequency: 1 },
        { form: 'насос', frequency: 9 },
      ]),
    ).toBe('насос')
  })
})

test('forms to compare a word with are found without its ending', () => {
  expect(['нотбуки', 'прнтеров', 'картреджей', 'шкоф'].map(trimEnding)).toEqual([
    'нотбук',
    'прнтер',
    'картредж',
    'шкоф',
  ])
})

test('the order of the words does not change the number of typos, and only equal words have none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(countTypos(a, b)).toBe(countTypos(b, a))
      expect(countTypos(a, b) === 0).toBe(a === b)
    }),
  )
})
