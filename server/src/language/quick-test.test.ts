import { expect, test } from 'vitest'
import { LABELLED, POOL } from '../testing/relevance/pool.ts'
import { analyse } from './analyse.ts'
import { findRanges, toHighlightTerms } from './highlight.ts'
import { parseQuery } from './query.ts'
import { createQuickTest } from './quick-test.ts'

const texts = POOL.map(({ name }) => ({ name, terms: analyse(name) }))

test('no text with a word of the query fails the quick test, and most texts without one do', () => {
  const tested = LABELLED.flatMap(({ typed }) => {
    const terms = toHighlightTerms(parseQuery(typed))
    const mayHave = createQuickTest(terms)
    return texts.map(({ name, terms: all }) => ({
      what: `${typed}: ${name}`,
      isFound: findRanges(all, terms).length > 0,
      passes: mayHave(name),
    }))
  })
  expect(tested.filter(({ isFound, passes }) => isFound && !passes)).toEqual([])
  const without = tested.filter(({ isFound }) => !isFound)
  expect(without.filter(({ passes }) => passes).length / without.length).toBeLessThan(0.5)
})

test.each([
  ['уголь', 'Угля каменного', true],
  ['елка', 'Ёлка новогодняя', true],
  ['кітап', 'Кітабы', true],
  ['бумага', 'Бyмага с латинской буквой', true],
  ['а4', 'что угодно', true],
  ['насос', 'Труба стальная', false],
])('«%s» in «%s»: %s', (typed, text, may) => {
  expect(createQuickTest(toHighlightTerms(parseQuery(typed)))(text)).toBe(may)
})
