import { expect, test } from 'vitest'
import { retypeOnOtherLayouts } from './keyboard.ts'

test.each([
  ['rfhnhbl;', 'картридж'],
  [',evfuf', 'бумага'],
  ['{KT<', 'хлеб'],
  ['09,sh', 'құбыр'],
  ['зкштеук', 'printer'],
])('%s on another layout is %s', (typed, retyped) => {
  expect(retypeOnOtherLayouts(typed)).toContain(retyped)
})

test('a number is not retyped', () => {
  expect(retypeOnOtherLayouts('630')).toEqual([])
})
