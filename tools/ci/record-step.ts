// Tells people and the summary of .ci/run how long a step took. Who imports this counts the processor time of all that
// it starts.
import { appendFileSync } from 'node:fs'
import { STEP_VARIABLE, toStepsFile, type StepTime } from '../results.ts'
import { startProcessorClock } from './processor-time.ts'

const readProcessorSeconds = startProcessorClock()

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
