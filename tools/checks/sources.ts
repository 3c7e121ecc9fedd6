import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The project's files that match these patterns, including files that are not committed yet. */
export function listSources(patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
  // git lists a deleted file until the deletion is committed
  return listed.split('\n').filter((path) => path !== '' && existsSync(path))
}
