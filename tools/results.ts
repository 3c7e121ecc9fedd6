// What the steps of .ci/run leave for its closing lines: the reports of the test runs, and how long each step took.
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const RESULTS_FOLDER = resolve('.data/results')
/** in the environment of a step: its name, so that the steps it runs itself are listed under it */
export const STEP_VARIABLE = 'STEP'

export interface NotedStep {
  name: string
  /** the step that ran it */
  within: string | null
  seconds: number
}

export const stepsFile = (folder: string): string => `${folder}/steps.jsonl`

/** The reporters of a test run: what a person reads, and the figures when somebody counts. */
export function reporters(suite: string): ('default' | ['json', { outputFile: string }])[] {
  const folder = process.env['RESULTS']
  return folder ? ['default', ['json', { outputFile: `${folder}/${suite}.json` }]] : ['default']
}

/** Keeps the time of a step, when somebody counts. */
export function noteStep(name: string, seconds: number): void {
  const folder = process.env['RESULTS']
  const step: NotedStep = { name, within: process.env[STEP_VARIABLE] ?? null, seconds }
  if (folder) appendFileSync(stepsFile(folder), `${JSON.stringify(step)}\n`)
}
