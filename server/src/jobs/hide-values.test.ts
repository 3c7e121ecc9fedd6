import { expect, test } from 'vitest'
import { hideValues } from './hide-values.ts'

test.each([
  ['the mail server refused the recipient (550 5.1.1)', 'the mail server refused the recipient (550 5.1.1)'],
  ['no such person: <aigul@stroy.example>', 'no such person: <…>'],
  ['delivery 019a5b02-77c1-7d3e-8a64-2f1b9c0de501 is gone', 'delivery … is gone'],
  ['null value in column "event_id" of relation "delivery"', 'null value in column "event_id" of relation "delivery"'],
  ['invalid input syntax for type bigint: "Цемент М400"', 'invalid input syntax for type bigint: "…"'],
  ['the lot 81234567 of ТОО «Берекет» is not there', 'the lot … of ТОО «…» is not there'],
  ['first line\n  second line', 'first line second line'],
])('%s', (problem, shown) => {
  expect(hideValues(problem)).toBe(shown)
})

test('a long one is cut', () => {
  expect(hideValues('word '.repeat(100))).toHaveLength(200)
})
