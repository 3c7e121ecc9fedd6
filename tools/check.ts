// npm run check: types, format, lint, styles, direction, unused code, unit and server tests. A failed step does not
// stop the others.
import { findProgram, runStep, runSteps, type Step } from './run-step.ts'

/** packages that run in Node are checked together; the others have other settings */
const TYPES = ['tsconfig.node.json', 'web', 'e2e', 'contract', 'domain']

const types = TYPES.map((project): Step => {
  const name = project === 'tsconfig.node.json' ? 'server, simulator, proofs and tools' : project
  return { name: `types of ${name}`, command: findProgram('tsc'), arguments: ['-p', project] }
})
const texts: Step[] = [
  { name: 'lint', command: findProgram('oxlint'), arguments: ['--type-aware', '--deny-warnings'] },
  { name: 'unused code', command: findProgram('knip'), arguments: [] },
  { name: 'format', command: findProgram('oxfmt'), arguments: ['--check'] },
  { name: 'width of lines', command: process.execPath, arguments: ['tools/checks/check-width.ts'] },
  { name: 'styles', command: process.execPath, arguments: ['tools/checks/check-styles.ts'] },
  { name: 'direction', command: process.execPath, arguments: ['tools/checks/check-direction.ts'] },
  { name: 'documents printed from code', command: process.execPath, arguments: ['tools/docs.ts', '--verify'] },
]
const tests: Step = { name: 'tests', command: findProgram('vitest'), arguments: ['run'] }

// nothing else runs during the tests, because some of them wait for an answer
const failed = await runSteps([...types, ...texts], 2)
if (!(await runStep(tests))) failed.push(tests.name)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
