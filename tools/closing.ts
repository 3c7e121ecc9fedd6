// The closing lines of .ci/run: how long each step took, the slowest tests, what was red.
import type { NotedStep } from './results.ts'

/** what is read of vitest's JSON report */
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

/** Each step with the steps it ran itself below it. */
export function describeSteps(steps: readonly NotedStep[]): string[] {
  const below = (within: string | null, depth: number): string[] =>
    steps
      .filter((step) => step.within === within)
      .flatMap(({ name, seconds }) => [
        `${seconds.toFixed(1).padStart(7)} s  ${'  '.repeat(depth)}${name}`,
        ...below(name, depth + 1),
      ])
  return below(null, 0)
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
