// No line of code or comment is wider than 120 columns. The formatter breaks code; comments and what it cannot break
// are found here. A literal (text, SQL, pattern) is not broken for the sake of the width.
import { matchesGlob } from 'node:path'

const MOST_COLUMNS = 120
const COMMENT = /^\s*(\/\/|\/?\*)/
/** is read by the linter, which wants it in one line */
const ORDER = /^\s*\/\/ oxlint-/
/** texts, templates and patterns that begin and end in the line */
const LITERAL =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![/*])(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\//g

/** The lines that are too wide, as `file:line`. */
export function findWideLines(file: string, source: string): string[] {
  const wide: string[] = []
  let isInTemplate = false
  for (const [index, line] of source.split('\n').entries()) {
    const wasInTemplate = isInTemplate
    const isComment = !wasInTemplate && COMMENT.test(line)
    // a template that goes on in the next line has only one of its two signs here
    if (!isComment && countBackticks(line) % 2 === 1) isInTemplate = !isInTemplate
    if (line.length <= MOST_COLUMNS || wasInTemplate || isInTemplate || ORDER.test(line)) continue
    if (isComment || line.replaceAll(LITERAL, '').length > MOST_COLUMNS) wide.push(`${file}:${index + 1}`)
  }
  return wide
}

const countBackticks = (line: string): number => line.replaceAll(/\\`|'[^'`]*`[^'`]*'/g, '').split('`').length - 1

/** What the formatter leaves as it is, data and generated files, is not looked at here either. */
export function isChecked(file: string, ignored: readonly string[]): boolean {
  return !ignored.some((pattern) => matchesGlob(file, pattern))
}
