// The process that runs the tests in a copy of the tree, and stays warm from one mutant to the next.
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

/** Vitest reads its configuration, and the tests their files, from the folder that the process is in. */
const folder = process.cwd()

export interface Request {
  /** files that differ from what the last run saw */
  changed: readonly string[]
  tests: readonly string[]
}

export interface Answer {
  /** the first test that is red, or null */
  red: { file: string; test: string } | null
}

const vitest = await createVitest(
  'test',
  { root: folder, watch: false, reporters: [{}], bail: 1, maxWorkers: 1 },
  // the libraries are outside the copy
  { server: { fs: { strict: false } } },
)
await vitest.standalone()

process.on('message', ({ changed, tests }: Request) => {
  void runTests(changed, tests).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.('ready')

async function runTests(changed: readonly string[], tests: readonly string[]): Promise<Answer> {
  for (const file of changed) vitest.invalidateFile(join(folder, file))
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(join(folder, file)))
  if (specifications.length === 0) throw new Error(`no tests in ${tests.join(', ')}`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const red = testModules.find((tested) => tested.state() === 'failed')
  if (red) return { red: { file: red.relativeModuleId, test: nameRedTest(red) } }
  return { red: unhandledErrors.length > 0 ? { file: tests[0] ?? '', test: String(unhandledErrors[0]) } : null }
}

function nameRedTest(tested: TestModule): string {
  for (const test of tested.children.allTests('failed')) return test.fullName
  return tested.errors()[0]?.message ?? 'the file itself'
}
