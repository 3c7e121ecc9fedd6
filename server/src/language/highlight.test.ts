import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { addSynonyms } from './expand.ts'
import { findRanges, toHighlightTerms } from './highlight.ts'
import { parseQuery } from './query.ts'

const findMarkedWords = (text: string, typed: string) =>
  findRanges(analyse(text), toHighlightTerms(parseQuery(typed))).map(([start, end]) => text.slice(start, end))

test.each([
  ['Бумага офисная А4', 'бумаги A4', ['Бумага', 'А4']],
  ['Поставка картриджей CF-283A', 'картридж CF283A', ['картриджей', 'CF-283A']],
  ['Құбырларды жөндеу', 'құбыр', ['Құбырларды']],
  ['Картридж, картон, карта', 'карт*', ['Картридж', 'картон', 'карта']],
  ['Средний ремонт дорог', '"средний ремонт" -дорог', ['Средний', 'ремонт']],
  ['Веб-сайт', 'вебсайт', ['Веб-сайт']],
  ['Ремонт кровли', 'бумага', []],
])('in «%s» the query «%s» marks %j', (text, typed, expected) => {
  expect(findMarkedWords(text, typed)).toEqual(expected)
})

test('a synonym of several words is marked where it stands as a whole', () => {
  const everyLexeme = () => 1
  const terms = toHighlightTerms(addSynonyms(parseQuery('мфу'), everyLexeme).query)
  const find = (text: string) => findRanges(analyse(text), terms).map(([start, end]) => text.slice(start, end))
  expect(find('Многофункциональное устройство, МФУ')).toEqual(['Многофункциональное', 'устройство', 'МФУ'])
  expect(find('Зарядное устройство')).toEqual([])
})

test('ranges lie inside the text, in order, and never touch', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
      (text, typed) => {
        let last = -1
        for (const [start, end] of findRanges(analyse(`${text} ${typed}`), toHighlightTerms(parseQuery(typed)))) {
          expect(start > last && end > start && end <= text.length + typed.length + 1).toBe(true)
          last = end
        }
      },
    ),
  )
})
