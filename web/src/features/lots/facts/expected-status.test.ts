import { expect, test } from 'vitest'
import { getExpectedStatus } from './expected-status.ts'

test.each([
  { filter: {}, expected: 'Опубликован' },
  { filter: { statuses: null }, expected: 'Опубликован' },
  { filter: { statuses: [] }, expected: 'Опубликован' },
  { filter: { statuses: ['Завершен'] }, expected: 'Завершен' },
  { filter: { statuses: ['Приостановлен'] }, expected: 'Приостановлен' },
  { filter: { statuses: ['Опубликован', 'Отменен'] }, expected: null },
  { filter: { statuses: ['Опубликован', 'Отменен'], openOnly: true }, expected: 'Опубликован' },
])('in a list filtered by $filter the expected status is $expected', ({ filter, expected }) => {
  expect(getExpectedStatus(filter)).toBe(expected)
})
