import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareStems, listKeysOfFound, listKeysOfWanted, mayBeSimilar, outlineStem } from './similarity.ts'

describe('similar stems', () => {
  test.each([
    ['картридж', 'катридж', 'a letter is missing'],
    ['картридж', 'картирдж', 'two letters changed places'],
    ['охранн', 'охрана', 'one letter is another'],
  ])('%s and %s: %s, if one of them is rare', (wanted, found) => {
    expect(compareStems(wanted, found, true)).toBeGreaterThan(0.5)
  })

  test('a typo is not assumed between two known stems', () => {
    expect(compareStems('школа', 'шкала', false)).toBe(0)
  })

  test('a family has its beginning in common, a compound ends in the wanted word', () => {
    expect(compareStems('строительств', 'строительн', false)).toBeGreaterThan(0.6)
    expect(compareStems('камера', 'видеокамера', false)).toBeGreaterThan(0.4)
    expect(compareStems('видеокамера', 'камера', false)).toBe(0)
  })

  test.each([
    ['канал', 'канализа', 5 / 8, 'its beginning is enough of the word'],
    ['электростанц', 'электрокабел', 0, 'seven letters in common are too few of twelve'],
    ['парта', 'партер', 0, 'fewer than five letters in common are no family'],
    ['насос', 'пневмонасос', 5 / 11, 'the compound ends in it, with not much before'],
    ['насос', 'электронасос', 0, 'most of the compound is another word'],
  ])('%s and %s are alike by %f: %s', (wanted, found, similarity) => {
    expect(compareStems(wanted, found, false)).toBeCloseTo(similarity, 6)
  })

  test('are words: another number is another thing', () => {
    expect(compareStems('cf283', 'cf285', true)).toBe(0)
    expect(compareStems('100500', '100501', true)).toBe(0)
  })

  test('can be looked up: they have a key in common, and their outlines do not rule it out', () => {
    const stem = fc.string({ unit: fc.constantFrom(...'абвгд2'), minLength: 4, maxLength: 10 })
    // an edit, another ending or another beginning
    const pair = fc
      .tuple(stem, stem, fc.nat(9), fc.constantFrom('drop', 'put', 'swap', 'end', 'begin'))
      .map(([one, other, place, change]): [string, string] => {
        const at = place % one.length
        const [before, letter, after] = [one.slice(0, at), one.charAt(at), one.slice(at + 1)]
        if (change === 'drop') return [one, before + after]
        if (change === 'put') return [one, before + other.charAt(0) + after]
        if (change === 'swap') return [one, before + after.charAt(0) + letter + after.slice(1)]
        return change === 'end' ? [one + other.slice(0, 2), one + other.slice(2, 4)] : [one, other + one]
      })
    fc.assert(
      fc.property(pair, fc.boolean(), fc.boolean(), ([one, other], isTurned, mayBeTypo) => {
        const [wanted, found] = isTurned ? [other, one] : [one, other]
        fc.pre(wanted !== found && compareStems(wanted, found, mayBeTypo) > 0)
        const keys = new Set(listKeysOfWanted(wanted))
        const { length, beginning, letters } = outlineStem(found)
        expect(listKeysOfFound(found).some((key) => keys.has(key))).toBe(true)
        expect(mayBeSimilar(outlineStem(wanted), length, beginning, letters, mayBeTypo)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
