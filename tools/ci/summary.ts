// The summary that .ci/run prints last: how long each step took, the slowest tests, what failed.
import { TOLERANCE } from './budgets.ts'
import type { StepTime } from '../results.ts'

/** the part of vitest's JSON report that is used */
export interface TestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: {
      status: string
      fullName: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
  }[]
}

export type Budgets = Readonly<Record<string, number>>

const SLOWEST = 10

/** Each step with its budget, followed by the steps that it ran itself. */
export function describeSteps(steps: readonly StepTime[], budgets: Budgets): string[] {
  const describeWithin = (within: string | null, depth: number): string[] =>
    steps
      .filter((step) => step.within === within)
      .flatMap(({ name, seconds, processorSeconds }) => [
        [
          formatSeconds(seconds),
          formatSeconds(processorSeconds),
          formatSeconds(budgets[name] ?? null),
          `  ${'  '.repeat(depth)}${name}`,
        ].join(''),
        ...describeWithin(name, depth + 1),
      ])
  return ['     wall processor   budget', ...describeWithin(null, 0)]
}

const formatSeconds = (seconds: number | null) => (seconds === null ? '-' : `${seconds.toFixed(1)} s`).padStart(9)

/** The suites that took more than budget and tolerance allow, on a processor that is `slowness` times slower. */
export function findOverBudget(steps: readonly StepTime[], budgets: Budgets, slowness: number): string[] {
  return steps.flatMap(({ name, processorSeconds }) => {
    const budget = budgets[name]
    if (budget === undefined || processorSeconds === null) return []
    const limit = budget * TOLERANCE * slowness
    if (processorSeconds <= limit) return []
    return [`${name} took ${processorSeconds.toFixed(0)} s of processor time, its limit is ${limit.toFixed(0)} s`]
  })
}

export function describeSlowestTests(reports: readonly TestReport[], folder: string): string[] {
  const tests = reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file, fullName, seconds: (duration ?? 0) / 1000 })),
    ),
  )
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(
      ({ file, fullName, seconds }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${file.replace(`${folder}/`, '')}: ${fullName}`,
    )
}

export function describeFailedTests(reports: readonly TestReport[]): string[] {
  return reports
    .flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults))
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.split('\n')[0] ?? ''}`)
}
