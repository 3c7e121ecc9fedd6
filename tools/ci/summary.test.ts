import { expect, test } from 'vitest'
import { describeFailedTests, describeSlowestTests, describeSteps, findOverBudget, type TestReport } from './summary.ts'

const report = (file: string, tests: readonly [string, string, number][]): TestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  testResults: [
    {
      name: file,
      assertionResults: tests.map(([fullName, status, duration]) => ({
        fullName,
        status,
        duration,
        failureMessages: status === 'failed' ? ['Error: not so\n at somewhere'] : [],
      })),
    },
  ],
})

test('each step is listed with its times and its budget, and below it the steps it ran itself', () => {
  const lines = describeSteps(
    [
      { name: 'lint', within: 'check', seconds: 12, processorSeconds: 20.5 },
      { name: 'check', within: null, seconds: 100.25, processorSeconds: 180 },
      { name: 'build', within: null, seconds: 6, processorSeconds: null },
    ],
    { lint: 30 },
  )
  expect(lines).toEqual([
    '     wall processor   budget',
    '  100.3 s  180.0 s        -  check',
    '   12.0 s   20.5 s   30.0 s    lint',
    '    6.0 s        -        -  build',
  ])
})

test('a suite is over its budget when it takes more than a quarter more, on a slow processor accordingly more', () => {
  const steps = [{ name: 'lint', within: 'check', seconds: 12, processorSeconds: 26 }]
  expect(findOverBudget(steps, { lint: 20 }, 1)).toEqual(['lint took 26 s of processor time, its limit is 25 s'])
  expect(findOverBudget(steps, { lint: 20 }, 1.1)).toEqual([])
  expect(findOverBudget(steps, { lint: 21 }, 1)).toEqual([])
  expect(findOverBudget(steps, {}, 1)).toEqual([])
})

test('the slowest ten tests of all reports are named with their file, the slowest first', () => {
  const quick = Array.from({ length: 12 }, (_, n): [string, string, number] => [`quick ${n}`, 'passed', n])
  const lines = describeSlowestTests(
    [report('/tree/a.test.ts', quick), report('/tree/b.test.ts', [['slow', 'passed', 2500]])],
    '/tree',
  )
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('    2.5 s  b.test.ts: slow')
})

test('a failed test is listed with the first line of its message', () => {
  const reports = [
    report('/tree/a.test.ts', [
      ['breaks', 'failed', 1],
      ['holds', 'passed', 1],
    ]),
  ]
  expect(describeFailedTests(reports)).toEqual(['breaks: Error: not so'])
})
