import { expect, test } from 'vitest'
import { otherLayouts } from './keyboard.ts'

test.each([
  ['rfhnhbl;', 'картридж'],
  [',evfuf', 'бумага'],
  ['{KT<', 'хлеб'],
  ['09,sh', 'құбыр'],
  ['зкштеук', 'printer'],
])('%s was meant as %s', (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant)
})

test('numbers have no other layout', () => {
  expect(otherLayouts('630')).toEqual([])
})
