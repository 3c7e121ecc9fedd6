import { expect, test } from 'vitest'
import { getMatchLevel, toMethodName } from './vocabulary.ts'

test.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'medium'],
  [74, 'medium'],
  [75, 'high'],
  [100, 'high'],
])('%i per cent is a %s match', (percent, level) => {
  expect(getMatchLevel(percent)).toBe(level)
})

test.each([
  ['Из одного источника', 'Закуп из одного источника'],
  ['Открытый конкурс', 'Открытый конкурс'],
  ['Аукцион', 'Аукцион'],
  ['constructor', 'constructor'],
])('the method %s is called %s', (name, called) => {
  expect(toMethodName(name)).toBe(called)
})
