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

// vitest answers with what it knows of every file it has ever run, so the reds of a run are noted as they come
let red: Answer['red'] = null
let ended = 0
const noteEnd = (tested: TestModule) => {
  ended++
  if (tested.state() === 'failed') red ??= { file: tested.relativeModuleId, test: nameRedTest(tested) }
}

const reporters = [{ onTestModuleEnd: noteEnd }]
const vitest = await createVitest('test', { root: folder, watch: false, reporters, bail: 1, maxWorkers: 1 })
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
  red = null
  ended = 0
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const [error] = unhandledErrors
  if (red || error) return { red: red ?? { file: tests[0] ?? '', test: String(error) } }
  if (ended < specifications.length) throw new Error(`not all were run: ${tests.join(', ')}`)
  return { red: null }
}

function nameRedTest(tested: TestModule): string {
  for (const test of tested.children.allTests('failed')) return test.fullName
  return tested.errors()[0]?.message ?? 'the file itself'
}
