import { expect, test } from 'vitest'
import { LABELLED, POOL } from '../testing/relevance/pool.ts'
import { analyse } from './analyse.ts'
import { findRanges, toHighlightTerms } from './highlight.ts'
import { parseQuery } from './query.ts'
import { createQuickTest } from './quick-test.ts'

const texts = POOL.map(({ name }) => ({ name, terms: analyse(name) }))

test('no text with a word of the query fails the quick test, and most texts without one do', () => {
  let [without, passed] = [0, 0]
  for (const { typed } of LABELLED) {
    const terms = toHighlightTerms(parseQuery(typed))
    const mayHave = createQuickTest(terms)
    for (const { name, terms: all } of texts) {
      const isFound = findRanges(all, terms).length > 0
      if (isFound) expect(mayHave(name), `${typed}: ${name}`).toBe(true)
      else {
        without += 1
        passed += Number(mayHave(name))
      }
    }
  }
  expect(passed / without).toBeLessThan(0.5)
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
