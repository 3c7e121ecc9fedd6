// npm run ci, what .ci/run does after the installation: check, build, journeys, proofs. Then how long each step took
// beside its budget, the slowest tests, and the count of all tests and steps in one line.
// --only=build,e2e: only these steps. --twice-busy: everything twice, while other programs keep both cores busy.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BUDGETS, MINUTES } from './ci/budgets.ts'
import { startBurners } from './ci/burners.ts'
import { measureSlowness } from './ci/processor-time.ts'
import {
  describeFailedTests,
  describeSlowestTests,
  describeSteps,
  findOverBudget,
  type TestReport,
} from './ci/summary.ts'
import { readInstallTime, RESULTS_FOLDER, toReportsFolder, toStepsFile, type StepTime } from './results.ts'
import { runStep } from './run-step.ts'

const { only, 'twice-busy': isBusy } = parseArgs({
  options: {
    only: { type: 'string' },
    'twice-busy': { type: 'boolean', default: false },
  },
}).values
const ALL_STEPS = [['check'], ['build'], ['e2e', '--', '--built'], ['prove', '--', 'all']]
const steps = ALL_STEPS.filter(([name = '']) => only === undefined || only.split(',').includes(name))

rmSync(RESULTS_FOLDER, { recursive: true, force: true })
const stopBurners = isBusy ? startBurners() : () => undefined
let passed = 0
let failed = 0
for (const round of isBusy ? ['first', 'second'] : ['run']) await runEverything(`${RESULTS_FOLDER}/${round}`)
stopBurners()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function runEverything(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  process.env['RESULTS'] = folder
  /** what failed, printed again at the end, where a reader of a long output looks first */
  const red: string[] = []
  const slowness: number[] = []
  for (const args of steps) {
    slowness.push(measureSlowness())
    const [name = ''] = args
    console.log(`\n== npm run ${args.join(' ')}`)
    const isGreen = await runStep({ name, command: 'npm', arguments: ['run', '--silent', ...args], show: true })
    if (!isGreen) red.push(`npm run ${args.join(' ')}`)
  }
  const failedSteps = red.length

  const reports = readReports(folder)
  const times = [...readInstallTime(), ...readSteps(folder)]
  red.push(...findOverBudget(times, BUDGETS, Math.max(...slowness)))
  for (const { numPassedTests, numFailedTests } of reports) {
    passed += numPassedTests
    failed += numFailedTests
  }
  passed += steps.length - failedSteps
  failed += red.length

  const minutes = times.filter(({ within }) => within === null).reduce((sum, { seconds }) => sum + seconds, 0) / 60
  console.log(['\nThe steps:', ...describeSteps(times, BUDGETS)].join('\n'))
  console.log(['\nThe slowest tests:', ...describeSlowestTests(reports, process.cwd()), ''].join('\n'))
  const slower = slowness.map((factor) => factor.toFixed(2)).join(', ')
  console.log(`slower than the processor of the budgets before each step: ${slower} times`)
  console.log(
    `${minutes.toFixed(1)} minutes; ${MINUTES.idle} are meant on two idle cores, ${MINUTES.busy} on two busy ones`,
  )
  for (const what of [...red, ...describeFailedTests(reports)]) console.log(`red: ${what}`)
}

function readReports(folder: string): TestReport[] {
  const reports = toReportsFolder(folder)
  if (!existsSync(reports)) return []
  return readdirSync(reports).map((file) => JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')) as TestReport)
}

function readSteps(folder: string): StepTime[] {
  const file = toStepsFile(folder)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return lines.map((line) => JSON.parse(line) as StepTime)
}
