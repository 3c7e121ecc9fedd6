import { defineConfig } from 'vitest/config'
import { componentTests } from './tools/component-tests.ts'
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
          // these end what hangs and decide nothing: thousands of random cases take a second or two
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
          // these end what hangs and decide nothing: on an idle machine no test takes five seconds
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'], setupFiles } },
      componentTests,
    ],
  },
})
