import { expect, test } from 'vitest'
import { toMethodName } from './vocabulary.ts'

test.each([
  ['Из одного источника', 'Закуп из одного источника'],
  ['Открытый конкурс', 'Открытый конкурс'],
  ['Аукцион', 'Аукцион'],
  ['constructor', 'constructor'],
])('the method %s is called %s', (name, called) => {
  expect(toMethodName(name)).toBe(called)
})
