import { expect, test } from 'vitest'
import { isNestedDeeper } from './json-depth.ts'

const nest = (depth: number, [open, close]: readonly [string, string] = ['[', ']']) =>
  open.repeat(depth) + close.repeat(depth)

test.each([
  ['nothing', '', false],
  ['arrays at the limit', nest(3), false],
  ['arrays beyond it', nest(4), true],
  ['objects beyond it', '{"a":'.repeat(4), true],
  ['arrays side by side', `[${Array(50).fill('[[]]').join()}]`, false],
  ['brackets in a text', JSON.stringify([nest(50)]), false],
  ['a quote in a text', JSON.stringify(['"[[[[[[', '\\', '[[[[']), false],
  ['a text that does not end', '"[[[[[', false],
  ['brackets after a text', `["\\\\",${nest(3)}]`, true],
])('%s: %j', (_what, json, expected) => {
  expect(isNestedDeeper(json, 3)).toBe(expected)
})
