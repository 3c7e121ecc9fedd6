import { expect, test } from 'vitest'
import { splitAtMarks } from './marked-pieces.ts'

const shown = (text: string, marks: [number, number][]) =>
  splitAtMarks(text, marks)
    .map(({ piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

test.each<[[number, number][], string]>([
  [[], 'Бумага А4'],
  [[[0, 6]], '[Бумага] А4'],
  [
    [
      [7, 9],
      [0, 6],
    ],
    '[Бумага] [А4]',
  ],
  [
    [
      [0, 4],
      [2, 6],
    ],
    '[Бума][га] А4',
  ],
  [[[7, 99]], 'Бумага [А4]'],
  [[[50, 60]], 'Бумага А4'],
  [[[5, 2]], 'Бумага А4'],
])('marks %o are shown as %s', (marks, text) => {
  expect(shown('Бумага А4', marks)).toBe(text)
})
