// No line of code or comment is wider than 120 columns. The formatter breaks code; this check finds
// comments and what the formatter cannot break. Literals (text, SQL, patterns) may be wider.
import { matchesGlob } from 'node:path'

const MAX_COLUMNS = 120
const COMMENT = /^\s*(\/\/|\/?\*)/
/** the linter reads these only in one line */
const LINTER_DIRECTIVE = /^\s*\/\/ oxlint-/
/** texts, templates and patterns that begin and end in the same line */
const LITERAL =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![/*])(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\//g

/** The lines that are too wide, as `file:line`. */
export function findWideLines(file: string, source: string): string[] {
  const wide: string[] = []
  let isInTemplate = false
  for (const [index, line] of source.split('\n').entries()) {
    const wasInTemplate = isInTemplate
    const isComment = !wasInTemplate && COMMENT.test(line)
    // a template that continues in the next line has only one backtick here
    if (!isComment && countBackticks(line) % 2 === 1) isInTemplate = !isInTemplate
    if (line.length <= MAX_COLUMNS || wasInTemplate || isInTemplate || LINTER_DIRECTIVE.test(line)) continue
    if (isComment || line.replaceAll(LITERAL, '').length > MAX_COLUMNS) wide.push(`${file}:${index + 1}`)
  }
  return wide
}

const countBackticks = (line: string): number => line.replaceAll(/\\`|'[^'`]*`[^'`]*'/g, '').split('`').length - 1

/** Files that the formatter ignores (data, generated code) are not checked. */
export function isChecked(file: string, ignored: readonly string[]): boolean {
  return !ignored.some((pattern) => matchesGlob(file, pattern))
}
