import { expect, test } from 'vitest'
import { readLastList, rememberList } from './last-list.ts'

test('the way back leads to the list that was open last, with its filters', () => {
  expect(readLastList()).toBe('/all-lots')
  rememberList('/all-lots?search=%D0%B1%D1%83%D0%BC%D0%B0%D0%B3%D0%B0&page=3#41')
  expect(readLastList()).toBe('/all-lots?search=%D0%B1%D1%83%D0%BC%D0%B0%D0%B3%D0%B0&page=3#41')
})

test.each(['//evil.example', '/all-lots//evil.example', '/all-lots.evil', 'javascript:alert(1)', '/settings', ''])(
  'what is no list is not followed: %s',
  (stored) => {
    rememberList(stored)
    expect(readLastList()).toBe('/all-lots')
  },
)
