// What the steps of .ci/run record for its summary: the reports of the test runs, and how long each step took.
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const RESULTS_FOLDER = resolve('.data/results')
/** in the environment of a step: its name, so that the steps it runs itself are listed under it */
export const STEP_VARIABLE = 'STEP'

export interface StepTime {
  name: string
  /** the step that ran it */
  within: string | null
  seconds: number
}

export const toStepsFile = (folder: string): string => `${folder}/steps.jsonl`

/** The reporters of a test run: one for people, and in .ci/run one that writes the figures to a file. */
export function chooseReporters(suite: string): ('default' | ['json', { outputFile: string }])[] {
  const folder = process.env['RESULTS']
  return folder ? ['default', ['json', { outputFile: `${folder}/${suite}.json` }]] : ['default']
}

/** Records the time of a step for .ci/run. */
export function recordStep(name: string, seconds: number): void {
  const folder = process.env['RESULTS']
  const step: StepTime = { name, within: process.env[STEP_VARIABLE] ?? null, seconds }
  if (folder) appendFileSync(toStepsFile(folder), `${JSON.stringify(step)}\n`)
}
