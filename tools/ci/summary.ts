// The summary that .ci/run prints last: how long each step took, the slowest tests, what failed.
import type { StepTime } from './results.ts'

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

const SLOWEST = 10

/** Each step, followed by the steps that it ran itself. */
export function describeSteps(steps: readonly StepTime[]): string[] {
  const describeWithin = (within: string | null, depth: number): string[] =>
    steps
      .filter((step) => step.within === within)
      .flatMap(({ name, seconds }) => [
        `${seconds.toFixed(1).padStart(7)} s  ${'  '.repeat(depth)}${name}`,
        ...describeWithin(name, depth + 1),
      ])
  return describeWithin(null, 0)
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
