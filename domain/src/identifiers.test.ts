import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutBin, isBin, isCatalogueId, isUuid, readCatalogueId } from './identifiers.ts'

describe('BIN', () => {
  test.each([
    ['123456789012', true],
    ['000000000000', true],
    ['12345678901', false],
    ['1234567890123', false],
    ['12345678901a', false],
    ['', false],
    ['123456789012\n', false],
    [' 123456789012', false],
  ])('%s: %s', (text, valid) => {
    expect(isBin(text)).toBe(valid)
  })

  test.each([
    ['1234 5678 9012', '123456789012'],
    ['БИН 123-456', '123456'],
    ['12345678901234', '123456789012'],
    ['нет', ''],
  ])('typing %s leaves %s', (typed, kept) => {
    expect(cutBin(typed)).toBe(kept)
  })

  test('twelve digits survive whatever stands between them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
        fc.constantFrom(' ', '-', ' / '),
        (digits, between) => {
          expect(isBin(cutBin(digits.join(between)))).toBe(true)
        },
      ),
    )
  })
})

describe('ids', () => {
  test('workspace data has UUIDs', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isUuid(id) && isUuid(id.toUpperCase())).toBe(true)
      }),
    )
  })

  test.each([
    '',
    '1',
    '0190b2c8-0000-7000-8000-00000000000',
    '0190b2c800007000800000000000000a',
    '0190b2c8-0000-7000-8000-00000000000g',
  ])('%s is no UUID', (text) => {
    expect(isUuid(text)).toBe(false)
  })

  test.each([
    [1, true],
    [9007199254740991, true],
    [9007199254740992, false],
    [0, false],
    [-1, false],
    [1.5, false],
    ['1', false],
    [null, false],
    [Number.NaN, false],
  ])('%s is an id of the catalogue: %s', (value, valid) => {
    expect(isCatalogueId(value)).toBe(valid)
  })

  test.each([
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['012', null],
    ['1e3', null],
    ['12 ', null],
    ['', null],
    ['99999999999999999999', null],
  ])('a path with %s names %s', (text, id) => {
    expect(readCatalogueId(text)).toBe(id)
  })
})
