import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNearest, countSlips } from './spelling.ts'

describe('the word that was meant', () => {
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
  ])('%s → %s', (typed, meant) => {
    expect(findNearest(typed, candidates)).toBe(meant)
  })

  test('of two equally near, the commoner', () => {
    expect(
      findNearest('насус', [
        { form: 'насуз', frequency: 1 },
        { form: 'насос', frequency: 9 },
      ]),
    ).toBe('насос')
  })
})

test('slips are counted alike from both sides, and none is no difference', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(countSlips(a, b)).toBe(countSlips(b, a))
      expect(countSlips(a, b) === 0).toBe(a === b)
    }),
  )
})
