// npm run check: types, format, lint, direction, unused code, unit and server tests. Everything runs, then the verdict.
import { installed, runStep, runSteps, type Step } from './run-step.ts'

/** what runs in Node is checked in one run; the others have other libraries or fewer */
const TYPES = ['tsconfig.node.json', 'web', 'e2e', 'contract', 'domain']

const types = TYPES.map((project): Step => {
  const name = project === 'tsconfig.node.json' ? 'server, simulator, proofs and tools' : project
  return { name: `types of ${name}`, command: installed('tsc'), arguments: ['-p', project] }
})
const texts: Step[] = [
  { name: 'lint', command: installed('oxlint'), arguments: ['--type-aware', '--deny-warnings'] },
  { name: 'unused code', command: installed('knip'), arguments: [] },
  { name: 'format', command: installed('oxfmt'), arguments: ['--check'] },
  { name: 'width of lines', command: process.execPath, arguments: ['tools/check-width.ts'] },
  { name: 'direction', command: process.execPath, arguments: ['tools/check-direction.ts'] },
  { name: 'documents printed from code', command: process.execPath, arguments: ['tools/docs.ts', '--verify'] },
]
const tests: Step = { name: 'tests', command: installed('vitest'), arguments: ['run'] }

// the tests have both cores to themselves: some of them wait for an answer
const failed = await runSteps([...types, ...texts], 2)
if (!(await runStep(tests))) failed.push(tests.name)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
