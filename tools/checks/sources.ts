import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The project's files that match these patterns, including files that are not committed yet. */
export function listSources(patterns: readonly string[]): string[] {
  // git lists a deleted file until the deletion is committed
  return listByGit(['ls-files', '--cached', '--others', '--exclude-standard', ...patterns])
}

/** The files that differ from a commit, including new ones. */
export function listChangedFiles(commit: string): string[] {
  return [
    ...listByGit(['diff', '--name-only', '--diff-filter=d', commit]),
    ...listByGit(['ls-files', '--others', '--exclude-standard']),
  ]
}

export const readSources = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const listByGit = (args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
