// A copy of the tree to plant mutants in, so that nobody's own files change, whatever happens.
import { chmodSync, cpSync, mkdtempSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listSources } from '../checks/sources.ts'

const OURS = '@tendertap'
/** PostgreSQL, which runs as another user when root tests, has to enter it */
const ENTERED_BY_ALL = 0o755

/** The folder of the copy, which is removed when this process ends. */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendertap-mutants-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  chmodSync(folder, ENTERED_BY_ALL)
  for (const file of listSources([])) cpSync(file, join(folder, file))
  linkLibraries(folder)
  return folder
}

/** The libraries are the tree's own, but our packages are those of the copy. */
function linkLibraries(folder: string): void {
  const libraries = join(folder, 'node_modules')
  mkdirSync(join(libraries, OURS), { recursive: true })
  for (const name of readdirSync('node_modules'))
    if (name !== OURS && !name.startsWith('.vite')) symlinkSync(resolve('node_modules', name), join(libraries, name))
  for (const name of readdirSync(join('node_modules', OURS)))
    symlinkSync(join('..', '..', name), join(libraries, OURS, name))
}
