import { expect, test } from 'vitest'
import { shortenOwnLinks } from './own-links.ts'

test.each([
  ['https://app.example/tender/12', '/tender/12'],
  ['бумага https://app.example/all-lots#34', 'бумага /all-lots#34'],
  ['https://app.example.evil/tender/12', 'https://app.example.evil/tender/12'],
  ['https://goszakup.gov.kz/ru/announce/index/1', 'https://goszakup.gov.kz/ru/announce/index/1'],
  ['бумага', 'бумага'],
])('%s is searched as %s', (typed, searched) => {
  expect(shortenOwnLinks(typed, 'https://app.example')).toBe(searched)
})
