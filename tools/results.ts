// What the steps of .ci/run record for its summary: the reports of the test runs, and how long each step took.
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { watchChildrenSeconds } from './ci/processor-time.ts'

export const RESULTS_FOLDER = resolve('.data/results')
/** in the environment of a step: its name, so that the steps it runs itself are listed under it */
export const STEP_VARIABLE = 'STEP'

export interface StepTime {
  name: string
  /** the step that ran it */
  within: string | null
  seconds: number
  /** null: the system does not say */
  processorSeconds: number | null
}

export const toStepsFile = (folder: string): string => `${folder}/steps.jsonl`
export const toReportsFolder = (folder: string): string => `${folder}/reports`

/** The reporters of a test run: one for people, and in .ci/run one that writes the figures to a file. */
export function chooseReporters(): ('default' | ['json', { outputFile: string }])[] {
  const folder = process.env['RESULTS']
  const suite = process.env[STEP_VARIABLE]?.replaceAll(/\W+/g, '-') ?? 'tests'
  return folder ? ['default', ['json', { outputFile: `${toReportsFolder(folder)}/${suite}.json` }]] : ['default']
}

const readProcessorSeconds = watchChildrenSeconds()

/** Records for .ci/run a step that has just ended, and returns how it is described. */
export function recordStep(name: string, seconds: number): string {
  const processorSeconds = readProcessorSeconds()
  const folder = process.env['RESULTS']
  const step: StepTime = { name, within: process.env[STEP_VARIABLE] ?? null, seconds, processorSeconds }
  if (folder) appendFileSync(toStepsFile(folder), `${JSON.stringify(step)}\n`)
  return processorSeconds === null
    ? `${seconds.toFixed(1)} s`
    : `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processor time`
}

/** The installation comes before Node, so .ci/run measures it: seconds of wall, user and system time. */
export function readInstallTime(): StepTime[] {
  const [wall, user, system] = (process.env['INSTALL_TIME'] ?? '').split(' ').map(Number)
  if (wall === undefined || user === undefined || system === undefined) return []
  return [{ name: 'install', within: null, seconds: wall, processorSeconds: user + system }]
}
