// npm run build: the web application to web/dist, the kit page to web/dist-kit, the server's processes to server/dist,
// and the size check.
import { cpSync, rmSync } from 'node:fs'
import { checkBundle } from './checks/bundle-size.ts'
import { findProgram, runStep } from './run-step.ts'

const PROCESSES = ['api', 'worker', 'bot', 'ingest', 'ingest-command', 'operator-command', 'migrate']

async function buildWeb(): Promise<boolean> {
  return runStep({ name: 'web', command: findProgram('vite'), arguments: ['build', 'web', '--logLevel', 'warn'] })
}

/** Apart from the web application, because the API serves everything in web/dist. */
async function buildKit(): Promise<boolean> {
  const settings = ['--config', 'web/vite.kit.config.ts', '--logLevel', 'warn']
  return runStep({ name: 'kit page', command: findProgram('vite'), arguments: ['build', 'web', ...settings] })
}

async function buildServer(): Promise<boolean> {
  rmSync('server/dist', { recursive: true, force: true })
  const toSource = (name: string) => `server/src/processes/${name}.ts`
  // native code cannot be bundled; production installs it from npm
  const settings = [
    '--dir',
    'server/dist',
    '--format',
    'esm',
    '--platform',
    'node',
    '--external',
    '@node-rs/argon2',
    '--external',
    'pg-native',
    '--sourcemap',
  ]
  const bundle = (name: string, parameters: readonly string[]) =>
    runStep({ name, command: findProgram('rolldown'), arguments: [...parameters, ...settings] })
  // pdfmake asks for the folder of its own file, which a module of a bundle does not have
  const folder = ['--transform.define', '__dirname:import.meta.dirname']
  const built = await bundle('server', [...PROCESSES.map(toSource), ...folder])
  // in one file, the only one that this process may read
  const builtReader = await bundle('text reader', [toSource('read-text'), '--no-codeSplitting'])
  cpSync('server/src/db/migrations', 'server/dist/migrations', { recursive: true })
  return built && builtReader
}

const only = process.argv[2]
const [web, kit, server] = await Promise.all([
  only === 'server' || buildWeb(),
  only !== undefined || buildKit(),
  only === 'web' || buildServer(),
])
process.exit(web && kit && server && (only === 'server' || checkBundle()) ? 0 : 1)
