import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The project's files by these patterns, also those that are not committed yet. */
export function listSources(patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
  // what has been deleted is listed until that is committed
  return listed.split('\n').filter((path) => path !== '' && existsSync(path))
}
