// npm run check: types, lint, format, styles, direction, unused code, and the tests of rules, server and components.
// A failed step does not stop the others.
// --changed: what can tell in seconds about the files that are not committed yet: types by project references, lint and
// format of these files, and the tests that reach them, nearest first. --since=<commit> adds what was committed since.
import { parseArgs } from 'node:util'
import { listChangedFiles, listSources, readSources } from './checks/sources.ts'
import { rankTests } from './checks/nearest-tests.ts'
import { findProgram, runSteps, type Step } from './run-step.ts'

/** The nearest tests that `--changed` runs: a rule in domain is reached by nearly all of them. */
const MAX_CHANGED_TESTS = 8
const CODE = /\.tsx?$/

const { changed, since } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
}).values

const run = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  arguments: [file, ...args],
})
const types: Step = { name: 'types', command: findProgram('tsc'), arguments: ['-b'] }
const lint = (files: readonly string[] = []): Step => ({
  name: 'lint',
  command: findProgram('oxlint'),
  arguments: ['--type-aware', '--deny-warnings', ...files],
})
const format = (files: readonly string[] = []): Step => ({
  name: 'format',
  command: findProgram('oxfmt'),
  arguments: ['--check', ...files],
})
const quickChecks: Step[] = [
  run('width of lines', 'tools/checks/check-width.ts'),
  run('styles', 'tools/checks/check-styles.ts'),
  run('direction', 'tools/checks/check-direction.ts'),
  run('documents printed from code', 'tools/docs.ts', '--verify'),
]
const tests = (name: string, ...args: string[]): Step => ({
  name,
  command: findProgram('vitest'),
  arguments: ['run', ...args],
})

const failed = changed ? await checkChanged(since) : await checkAll()
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)

async function checkAll(): Promise<string[]> {
  const unused: Step = { name: 'unused code', command: findProgram('knip'), arguments: [] }
  const rules = tests('tests of rules', '--project', 'rules', '--project', 'web')
  const server = tests('tests of the server', '--project', 'server')
  const components = tests('tests of components', '--project', 'components')
  // the server's tests often wait for PostgreSQL, so the rest of the work fits beside them; pages keep both cores busy
  const red = await runSteps([server, types, lint(), unused, format(), ...quickChecks, rules], 2)
  return [...red, ...(await runSteps([components], 1))]
}

async function checkChanged(commit: string): Promise<string[]> {
  const files = listChangedFiles(commit)
  const code = files.filter((file) => CODE.test(file))
  const inTexts = await runSteps(
    [types, ...(code.length > 0 ? [lint(code)] : []), ...(files.length > 0 ? [format(files)] : []), ...quickChecks],
    2,
  )
  const reached = rankTests(files, readSources(listSources(['*.ts', '*.tsx', '*.css', '*.json', '*.sql'])))
  const nearest = reached.slice(0, MAX_CHANGED_TESTS)
  console.log(
    `${files.length} changed files, reached by ${reached.length} files with tests; the ${nearest.length} nearest are run`,
  )
  return [...inTexts, ...(nearest.length > 0 ? await runSteps([tests('nearest tests', ...nearest)], 1) : [])]
}
