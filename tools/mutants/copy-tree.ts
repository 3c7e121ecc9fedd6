// A copy of the tree to plant mutants in, so that nobody's own files change, whatever happens.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listSources } from '../checks/sources.ts'

/** on the disk of the libraries, and out of sight of git and of every check */
const PLACE = '.data'
const LIBRARIES = 'node_modules'
/** PostgreSQL, which runs as another user when root tests, has to enter it */
const ENTERED_BY_ALL = 0o755

/** The folder of the copy, which is removed when this process ends. */
export function copyTree(): string {
  mkdirSync(PLACE, { recursive: true })
  const folder = resolve(mkdtempSync(join(PLACE, 'mutants-')))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  chmodSync(folder, ENTERED_BY_ALL)
  for (const file of listSources([])) cpSync(file, join(folder, file))
  // the same files under a second name; the links to our own packages lead to those of the copy
  execFileSync('cp', ['-al', LIBRARIES, folder])
  // what vite has bundled belongs to the tree it has bundled it for
  for (const name of readdirSync(LIBRARIES))
    if (name.startsWith('.vite')) rmSync(join(folder, LIBRARIES, name), { recursive: true })
  return folder
}
