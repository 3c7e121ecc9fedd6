import { defineConfig } from 'vitest/config'
import { chooseReporters } from './tools/results.ts'

const setupFiles = ['tools/seed-properties.ts']

export default defineConfig({
  test: {
    reporters: chooseReporters(),
    // the server's tests often wait for PostgreSQL: three workers keep two cores busy
    maxWorkers: 3,
    // a worker loads each module once for all its test files; loading them for every file took a third of the time
    isolate: false,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,simulator,proofs,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          setupFiles,
          // thousands of random cases take a second, and more than five on a busy machine
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          setupFiles,
          globalSetup: ['server/src/testing/cluster.ts'],
          // a few seconds of PDFs, sheets or hundreds of statements may become half a minute on a busy machine
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // a second, as vitest has it, may be over before a busy machine has answered
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'], setupFiles } },
      {
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 60_000,
          // as long as testing-library waits (web/src/testing/setup.ts)
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
