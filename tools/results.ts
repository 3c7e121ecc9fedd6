// What the steps of .ci/run record for its summary: the reports of the test runs, and how long each step took.
import { resolve } from 'node:path'

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

/** The installation comes before Node, so .ci/run measures it: seconds of wall, user and system time. */
export function readInstallTime(): StepTime[] {
  const [wall, user, system] = (process.env['INSTALL_TIME'] ?? '').split(' ').map(Number)
  if (wall === undefined || user === undefined || system === undefined) return []
  return [{ name: 'install', within: null, seconds: wall, processorSeconds: user + system }]
}
