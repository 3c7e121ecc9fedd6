// A mutant is one small wrong change of the source: tests that stay green with it do not see what it breaks.

export type KindName = 'domain' | 'permissions' | 'sql' | 'wiring'

/** The text from `start` to `end` becomes `after`. */
export interface Change {
  start: number
  end: number
  after: string
}

export interface Mutant extends Change {
  kind: KindName
  file: string
  /** counted from 1 */
  line: number
  before: string
}

export const plant = (source: string, { start, end, after }: Change): string =>
  source.slice(0, start) + after + source.slice(end)

export function toMutant(kind: KindName, file: string, source: string, change: Change): Mutant {
  const line = source.slice(0, change.start).split('\n').length
  return { kind, file, line, before: source.slice(change.start, change.end), ...change }
}

/** The lines that a change touches, without and with it. */
export function showLines(source: string, change: Change): { before: string; after: string } {
  const from = source.lastIndexOf('\n', change.start - 1) + 1
  const to = source.indexOf('\n', change.end)
  const end = to < 0 ? source.length : to
  const after = source.slice(from, change.start) + change.after + source.slice(change.end, end)
  return { before: toOneLine(source.slice(from, end)), after: toOneLine(after) }
}

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
