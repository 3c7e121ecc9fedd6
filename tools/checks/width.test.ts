import { expect, test } from 'vitest'
import { findWideLines, isChecked } from './width.ts'

const long = 'word '.repeat(30)
const names = Array.from({ length: 30 }, (_, n) => `name${n}`).join(' + ')

test.each([
  ['a comment', `// ${long}`],
  ['a comment that shows a text', `// '${long}'`],
  ['the middle of a comment', `/**\n * ${long}\n */`],
  ['code', `const sum = ${names}`],
  ['code with a short text', `const sum = 'a' + ${names}`],
])('%s over 120 columns is found', (_what, source) => {
  expect(findWideLines('a.ts', source)).toHaveLength(1)
})

test.each([
  ['a directive to the linter', `// oxlint-disable-next-line ${long}`],
  ['a text', `const text = '${long}'`],
  ['a text with a quotation mark in it', `const text = 'it\\'s ${long}'`],
  ['a template', `const text = \`${long}\``],
  ['a pattern', `const pattern = /${long}[/]/u`],
  ['SQL over several lines', `const query = sql\`\n  select ${long}\n  from ${long}\``],
])('%s may be wider', (_what, source) => {
  expect(findWideLines('a.ts', source)).toEqual([])
})

test('a comment after a template over several lines is checked again', () => {
  expect(findWideLines('a.ts', `const a = \`\n${long}\n\`\n// ${long}`)).toEqual(['a.ts:4'])
})

test('a file that the formatter ignores is not checked', () => {
  const ignored = ['**/generated/**', 'proofs/src/national/*-words.ts']
  expect(isChecked('server/src/db/generated/types.ts', ignored)).toBe(false)
  expect(isChecked('proofs/src/national/russian-words.ts', ignored)).toBe(false)
  expect(isChecked('proofs/src/national/lots.ts', ignored)).toBe(true)
})
