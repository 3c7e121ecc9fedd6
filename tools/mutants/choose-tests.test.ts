import { expect, test } from 'vitest'
import { chooseTests } from './choose-tests.ts'

const IMPORTS = "import { owns } from './rule.ts'"
const sources = new Map([
  ['domain/src/work/rule.ts', 'export const owns = 1'],
  ['domain/src/work/other.test.ts', IMPORTS],
  ['domain/src/work/third.test.ts', IMPORTS],
  ['domain/src/work/rule.test.ts', IMPORTS],
  ['domain/src/work/far.ts', IMPORTS],
  ['domain/src/work/far.test.ts', "import './far.ts'"],
  ['server/src/server.ts', "import '@tendertap/domain/work/rule'"],
  ['server/src/work.test.ts', "import './server.ts'"],
  ['server/src/deaf.test.ts', ''],
])
const choose = (maxTests: number, readers: readonly string[] = []) =>
  chooseTests('domain/src/work/rule.ts', { maxTests, readers }, sources)

test('the own test of a file comes first, then those that import it, then those that are near', () => {
  expect(choose(10)).toEqual([
    ['domain/src/work/rule.test.ts', 'domain/src/work/other.test.ts', 'domain/src/work/third.test.ts'],
    ['domain/src/work/far.test.ts', 'server/src/work.test.ts'],
  ])
})

test('no more than a number of them, beside those that look at all of the kind', () => {
  expect(choose(1, ['reader.test.ts'])).toEqual([['reader.test.ts', 'domain/src/work/rule.test.ts']])
})
