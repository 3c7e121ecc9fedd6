// npm run check: types, lint, direction, unused code, unit and server tests. Everything runs, then the verdict.
import { runStep, type Step } from './run-step.ts'

const PROJECTS = ['domain', 'contract', 'server', 'web', 'simulator', 'e2e', 'proofs', 'tools']

const steps: Step[] = [
  ...PROJECTS.map((project) => ({ name: `types of ${project}`, command: 'npx', arguments: ['tsc', '-p', project] })),
  { name: 'format', command: 'npx', arguments: ['oxfmt', '--check'] },
  { name: 'lint', command: 'npx', arguments: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'direction', command: process.execPath, arguments: ['tools/check-direction.ts'] },
  { name: 'unused code', command: 'npx', arguments: ['knip'] },
  { name: 'documents printed from code', command: process.execPath, arguments: ['tools/docs.ts', '--verify'] },
  { name: 'tests', command: 'npx', arguments: ['vitest', 'run'] },
]

const failed: string[] = []
for (const step of steps) if (!(await runStep(step))) failed.push(step.name)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
