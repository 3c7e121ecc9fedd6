import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Ends with the test what a test started, with the file what was started for the whole file: vitest never
 * runs an `afterAll` that a test registers.
 */
export function atEnd(work: () => Promise<unknown>): void {
  const end = async () => void (await work())
  if (TestRunner.getCurrentTest()) onTestFinished(end)
  else afterAll(end)
}
