// The second half of .ci/run: check, build, e2e, then the count of all tests and steps in one line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { RESULTS_FOLDER } from './results.ts'
import { runStep } from './run-step.ts'

/** what is read of vitest's JSON report */
interface TestResults {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}

const STEPS = [['check'], ['build'], ['e2e'], ['prove', '--', 'all']]

rmSync(RESULTS_FOLDER, { recursive: true, force: true })
mkdirSync(RESULTS_FOLDER, { recursive: true })
let passed = 0
let failed = 0
/** what was red, told once more at the end, where a reader of a long output looks first */
const red: string[] = []
for (const words of STEPS) {
  const name = words.join(' ')
  console.log(`\n== npm run ${name}`)
  const good = await runStep({
    name,
    command: 'npm',
    arguments: ['run', '--silent', ...words],
    environment: { RESULTS: RESULTS_FOLDER },
    show: true,
  })
  if (good) passed += 1
  else {
    failed += 1
    red.push(`npm run ${name}`)
  }
}
for (const suite of ['tests', 'e2e']) {
  const file = `${RESULTS_FOLDER}/${suite}.json`
  if (!existsSync(file)) continue
  const result = JSON.parse(readFileSync(file, 'utf8')) as TestResults
  passed += result.numPassedTests
  failed += result.numFailedTests
  for (const { assertionResults } of result.testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') red.push(`${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`)
    }
  }
}
for (const what of red) console.log(`red: ${what}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
