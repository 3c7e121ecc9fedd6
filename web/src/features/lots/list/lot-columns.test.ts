import { expect, test } from 'vitest'
import { parseHidden } from './lot-columns.ts'

test.each([
  [null, ['customer', 'published']],
  ['', []],
  ['region status', ['region', 'status']],
  ['name amount', ['amount']],
  ['{"broken":1}', []],
])('«%s» in the storage hides %o', (text, hidden) => {
  expect(parseHidden(text)).toEqual(hidden)
})
