import { expect, test } from 'vitest'
import { compare } from './compare.ts'

test('figures that are off by a tenge, or missing, differ', () => {
  expect(compare({ lots: 2, planned: 10 }, { lots: 2, planned: 10.2 })).toEqual({ figures: 2, differences: 0 })
  expect(compare({ lots: 2, planned: 10 }, { lots: 2, planned: 11 })).toEqual({ figures: 2, differences: 1 })
  expect(compare({}, { lots: 2, median: null })).toEqual({ figures: 1, differences: 2 })
})

test('figures of a period without purchases compare nothing', () => {
  expect(compare({ lots: 0, planned: 0, median: null }, { lots: 0, planned: 0, median: null })).toEqual({
    figures: 0,
    differences: 0,
  })
})
