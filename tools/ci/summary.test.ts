import { expect, test } from 'vitest'
import { describeFailedTests, describeSlowestTests, describeSteps, type TestReport } from './ci-summary.ts'

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

test('each step is listed with the steps it ran itself below it', () => {
  const lines = describeSteps([
    { name: 'lint', within: 'check', seconds: 12 },
    { name: 'check', within: null, seconds: 100.25 },
    { name: 'build', within: null, seconds: 6 },
  ])
  expect(lines).toEqual(['  100.3 s  check', '   12.0 s    lint', '    6.0 s  build'])
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
