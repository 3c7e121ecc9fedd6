import { expect, test } from 'vitest'
import { joinPieces } from './mark-words.ts'

test('the end of a line ends a word, the end of a piece does not', () => {
  const pieces = [
    { text: '1. Аккуму', endsLine: false },
    { text: 'лятор', endsLine: true },
    { text: 'Описание', endsLine: true },
  ]
  expect(joinPieces(pieces)).toEqual({ whole: '1. Аккумулятор\nОписание\n', starts: [0, 9, 15] })
})
