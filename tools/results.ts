import { resolve } from 'node:path'

/** Where test runs leave their figures for the closing line of .ci/run. */
export const RESULTS_FOLDER = resolve('.data/results')

/** The reporters of a test run: what a person reads, and the figures when somebody counts. */
export function reporters(suite: string): ('default' | ['json', { outputFile: string }])[] {
  const folder = process.env['RESULTS']
  return folder ? ['default', ['json', { outputFile: `${folder}/${suite}.json` }]] : ['default']
}
