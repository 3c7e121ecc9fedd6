import { expect, test } from 'vitest'
import { toEnsTruPrefix, toKatoPrefix } from './classifiers.ts'

test.each([
  ['750000000', '75'],
  ['75', '75'],
  ['100000000', '10'],
  ['103200000', '1032'],
  ['101000000', '1010'],
  ['103233000', '103233'],
  ['103233100', '103233100'],
  [' 710000000 ', '71'],
])('the place %s holds all codes that begin with %s', (code, prefix) => {
  expect(toKatoPrefix(code)).toBe(prefix)
})

test.each([
  ['26.20.40', '262040'],
  ['262040.100.000002', '262040100000002'],
  ['бумага', ''],
])('the ENS TRU code %s is read as %s', (code, prefix) => {
  expect(toEnsTruPrefix(code)).toBe(prefix)
})
