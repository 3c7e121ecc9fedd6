import { expect, test } from 'vitest'
import { retypeOnOtherLayouts } from './keyboard.ts'

test.each([
  ['rfhnhbl;', 'картридж'],
  [',evfuf', 'бумага'],
  ['{KT<', 'хлеб'],
  ['09,sh', 'құбыр'],
  ['зкштеук', 'printer'],
])('%s was meant as %s', (typed, meant) => {
  expect(retypeOnOtherLayouts(typed)).toContain(meant)
})

test('numbers have no other layout', () => {
  expect(retypeOnOtherLayouts('630')).toEqual([])
})
