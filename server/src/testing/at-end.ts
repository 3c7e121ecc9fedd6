import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Runs the work after the current test, or after the file when no test is running: vitest never runs an `afterAll` that
 * a test registers.
 */
export function atEnd(work: () => Promise<unknown>): void {
  const end = async () => void (await work())
  if (TestRunner.getCurrentTest()) onTestFinished(end)
  else afterAll(end)
}
