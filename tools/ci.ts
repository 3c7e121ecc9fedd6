// npm run ci, the second half of .ci/run: check, build, e2e, proofs. Then how long each step took, the slowest tests,
// and the count of all tests and steps in one line. --full runs every planted fault.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { describeFailedTests, describeSlowestTests, describeSteps, type TestReport } from './ci-summary.ts'
import { RESULTS_FOLDER, toStepsFile, type StepTime } from './results.ts'
import { runStep } from './run-step.ts'

/** Planted faults begin within this time: a slow machine has to end as well, and leaves more of them out. */
const MINUTES_FOR_FAULTS = 65

const faultsUntil = Date.now() + MINUTES_FOR_FAULTS * 60_000
const faults = process.argv.includes('--full') ? '--full' : `--faults-until=${faultsUntil}`
const STEPS = [['check'], ['build'], ['e2e', '--', '--built'], ['prove', '--', 'all', faults]]

rmSync(RESULTS_FOLDER, { recursive: true, force: true })
mkdirSync(RESULTS_FOLDER, { recursive: true })
process.env['RESULTS'] = RESULTS_FOLDER
let passed = 0
let failed = 0
/** what failed, printed again at the end, where a reader of a long output looks first */
const red: string[] = []
for (const args of STEPS) {
  const name = args.filter((arg) => arg !== '--').join(' ')
  console.log(`\n== npm run ${args.join(' ')}`)
  if (await runStep({ name, command: 'npm', arguments: ['run', '--silent', ...args], show: true })) passed += 1
  else {
    failed += 1
    red.push(`npm run ${args.join(' ')}`)
  }
}

const reports = ['tests', 'e2e']
  .map((suite) => `${RESULTS_FOLDER}/${suite}.json`)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as TestReport)
for (const { numPassedTests, numFailedTests } of reports) {
  passed += numPassedTests
  failed += numFailedTests
}
const steps = readFileSync(toStepsFile(RESULTS_FOLDER), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as StepTime)

console.log(['\nThe steps:', ...describeSteps(steps)].join('\n'))
console.log(['\nThe slowest tests:', ...describeSlowestTests(reports, process.cwd()), ''].join('\n'))
for (const what of [...red, ...describeFailedTests(reports)]) console.log(`red: ${what}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
