import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearest, slipsBetween } from './spelling.ts'

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
    expect(nearest(typed, candidates)).toBe(meant)
  })

  test('of two equally near, the commoner', () => {
    expect(
      nearest('насус', [
        { form: 'насуз', frequency: 1 },
        { form: 'насос', frequency: 9 },
      ]),
    ).toBe('насос')
  })
})

test('slips are counted alike from both sides, and none is no difference', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a))
      expect(slipsBetween(a, b) === 0).toBe(a === b)
    }),
  )
})
