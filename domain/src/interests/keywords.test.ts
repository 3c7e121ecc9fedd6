import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanKeywords, parseKeyword, parseKeywords, splitKeywords } from './keywords.ts'

test.each([
  ['картридж', { text: 'картридж', isExcluded: false, isExact: false }],
  [' бумага офисная ', { text: 'бумага офисная', isExcluded: false, isExact: false }],
  ['"бумага офисная"', { text: 'бумага офисная', isExcluded: false, isExact: true }],
  ['«бумага офисная»', { text: 'бумага офисная', isExcluded: false, isExact: true }],
  ['„бумага офисная“', { text: 'бумага офисная', isExcluded: false, isExact: true }],
  ['-аренда', { text: 'аренда', isExcluded: true, isExact: false }],
  ['− аренда', { text: 'аренда', isExcluded: true, isExact: false }],
  ['–«аренда техники»', { text: 'аренда техники', isExcluded: true, isExact: true }],
  ['А4', { text: 'А4', isExcluded: false, isExact: false }],
  ['что-то', { text: 'что-то', isExcluded: false, isExact: false }],
  ['ТОО "Бумага', { text: 'ТОО "Бумага', isExcluded: false, isExact: false }],
])('%s is read', (typed, keyword) => {
  expect(parseKeyword(typed)).toEqual(keyword)
})

test.each(['', '  ', '-', '""', '-«»', '!?'])('%s says nothing', (typed) => {
  expect(parseKeyword(typed)).toBeNull()
})

test('only the keywords that say something are left', () => {
  expect(parseKeywords(['картридж', '-', '-аренда']).map(({ text }) => text)).toEqual(['картридж', 'аренда'])
})

test('keywords are trimmed, each is kept once in the order typed, and empty ones are dropped', () => {
  expect(cleanKeywords([' картридж', '', 'Бумага', 'КАРТРИДЖ', ' ', '-', 'бумага '])).toEqual(['картридж', 'Бумага'])
})

test('a word, its exact form and its exclusion are three keywords', () => {
  const typed = ['бумага', '"бумага"', '-бумага']
  expect(cleanKeywords([...typed, '«бумага»', '− бумага'])).toEqual(typed)
})

test('what is cleaned stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (typed) => {
      const clean = cleanKeywords(typed)
      expect(cleanKeywords(clean)).toEqual(clean)
    }),
  )
})

test('a pasted text is split by lines, commas and semicolons', () => {
  expect(splitKeywords('бумага офисная\r\nкартридж, тонер; -аренда\n\n«бумага А4»')).toEqual([
    'бумага офисная',
    'картридж',
    'тонер',
    '-аренда',
    '«бумага А4»',
  ])
})
