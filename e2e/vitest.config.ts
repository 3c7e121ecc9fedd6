import { defineConfig } from 'vitest/config'
import { chooseReporters } from '../tools/results.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    reporters: chooseReporters(),
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/product.ts'],
    // a busy machine may take five times as long as a quiet one
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // a second, as vitest has it, may be over before a busy machine has drawn the page
    expect: { poll: { timeout: 30_000 } },
    // each worker has a browser, which all its files use; journeys often wait for the worker's jobs and for letters, so
    // three keep two cores busy
    maxWorkers: 3,
    isolate: false,
  },
})
