// Property tests use the same cases in every run, so that none fails by chance. FC_SEED=random draws new
// ones, FC_SEED=<number> repeats a run. A property that fails prints its seed itself.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

const seed = process.env['FC_SEED'] ?? '20261115'
const { testPath } = expect.getState()
// loading fast-check takes longer than most test files, and few files have properties
if (seed !== 'random' && testPath && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: Number(seed) })
}
