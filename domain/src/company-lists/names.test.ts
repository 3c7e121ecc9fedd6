import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeCompanyNames, toCompanyKey, stripWrappedQuotes } from './names.ts'

describe('wrapped quotes', () => {
  test.each([
    ['"ТОО Ромашка"', 'ТОО Ромашка'],
    ['«ТОО Ромашка»', 'ТОО Ромашка'],
    ['“ТОО Ромашка”', 'ТОО Ромашка'],
    ['„ТОО Ромашка“', 'ТОО Ромашка'],
    ["'ТОО Ромашка'", 'ТОО Ромашка'],
    ['""ТОО Ромашка""', 'ТОО Ромашка'],
    ['"ТОО "Ромашка""', 'ТОО "Ромашка"'],
    ['"ТОО «Ромашка»"', 'ТОО «Ромашка»'],
    ['  "ТОО Ромашка" ', 'ТОО Ромашка'],
    ['ТОО "Ромашка"', 'ТОО "Ромашка"'],
    ['ТОО «Ромашка»', 'ТОО «Ромашка»'],
    ['"Ромашка" и "Василёк"', '"Ромашка" и "Василёк"'],
    ['«Ромашка» и «Василёк»', '«Ромашка» и «Василёк»'],
    ['«ТОО «Ромашка»', '«ТОО «Ромашка»'],
    ['"Кафе Д\'Арк"', "Кафе Д'Арк"],
    ['""', '""'],
    ['', ''],
  ])('%s is shown as %s', (name, shown) => {
    expect(stripWrappedQuotes(name)).toBe(shown)
  })

  test('once stripped there is nothing left to strip', () => {
    const pieces = fc.constantFrom('"', '«', '»', ' ', 'ТОО', 'Ромашка', '“', '”', "'")
    const names = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(names, (name) => {
        expect(stripWrappedQuotes(stripWrappedQuotes(name))).toBe(stripWrappedQuotes(name))
      }),
    )
  })
})

describe('one company under several spellings', () => {
  test.each([
    'ТОО "Ромашка"',
    'ТОО «Ромашка»',
    'тоо «РОМАШКА»',
    'ТОО  «Ромашка» ',
    'ТОО"Ромашка"',
    '"ТОО" "Ромашка"',
    '«ТОО» Ромашка',
    'ТОО\u00A0„Ромашка“',
    'TOO «Ромашка»',
    '"ТОО «Ромашка»"',
  ])('%s', (name) => {
    expect(toCompanyKey(name)).toBe('тоо ромашка')
  })

  test.each([
    ['ТОО «Ромашка»', 'АО «Ромашка»'],
    ['ТОО «Ромашка»', 'ТОО «Ромашка плюс»'],
    ['ТОО «Ромашка-1»', 'ТОО «Ромашка-2»'],
    ['ТОО «Tao»', 'ТОО «Тао»'],
  ])('%s and %s are two', (one, other) => {
    expect(toCompanyKey(one)).not.toBe(toCompanyKey(other))
  })

  test('the key is its own key, and wrapping a name in quotes does not change it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom('""', '«»', '“”', "''"),
        (name, quotes) => {
          const key = toCompanyKey(name)
          expect(toCompanyKey(key)).toBe(key)
          expect(toCompanyKey(`${quotes[0]}${name}${quotes[1]}`)).toBe(key)
        },
      ),
    )
  })
})

test('companies are merged uniquely, by their first spelling and without wrapped quotes', () => {
  expect(mergeCompanyNames(['"ТОО «Ромашка»"', 'тоо ромашка', '""', ' ', 'АО «Ромашка»'])).toEqual([
    { key: 'тоо ромашка', name: 'ТОО «Ромашка»' },
    { key: 'ао ромашка', name: 'АО «Ромашка»' },
  ])
})
