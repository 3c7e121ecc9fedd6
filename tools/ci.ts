// npm run ci, the second half of .ci/run: check, build, e2e, proofs. Then how long each step took, the slowest tests,
// and the count of all tests and steps in one line. --full leaves out no planted fault.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { describeFailedTests, describeSlowestTests, describeSteps, type TestReport } from './closing.ts'
import { RESULTS_FOLDER, stepsFile, type NotedStep } from './results.ts'
import { runStep } from './run-step.ts'

const full = process.argv.includes('--full') ? ['--full'] : []
const STEPS = [['check'], ['build'], ['e2e', '--', '--built'], ['prove', '--', 'all', ...full]]

rmSync(RESULTS_FOLDER, { recursive: true, force: true })
mkdirSync(RESULTS_FOLDER, { recursive: true })
process.env['RESULTS'] = RESULTS_FOLDER
let passed = 0
let failed = 0
/** what was red, told once more at the end, where a reader of a long output looks first */
const red: string[] = []
for (const words of STEPS) {
  const name = words.filter((word) => word !== '--').join(' ')
  console.log(`\n== npm run ${words.join(' ')}`)
  if (await runStep({ name, command: 'npm', arguments: ['run', '--silent', ...words], show: true })) passed += 1
  else {
    failed += 1
    red.push(`npm run ${words.join(' ')}`)
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
const steps = readFileSync(stepsFile(RESULTS_FOLDER), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as NotedStep)

console.log(['\nThe steps:', ...describeSteps(steps)].join('\n'))
console.log(['\nThe slowest tests:', ...describeSlowestTests(reports, process.cwd()), ''].join('\n'))
for (const what of [...red, ...describeFailedTests(reports)]) console.log(`red: ${what}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
