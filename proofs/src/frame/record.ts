// docs/promises.md: the last recorded figures of each proof, with the day and the machine.
import { cpus, totalmem } from 'node:os'
import { toHeading, writeFigures } from '../../../tools/proofs/promises-page.ts'
import type { Row } from './report.ts'

export interface PromiseRecord {
  name: string
  title: string
  rows: readonly Row[]
  /** short, long, or the size that was asked for */
  form: string
  postgres: string | null
}

export function recordPromise(recorded: PromiseRecord): void {
  writeFigures(recorded.name, describePromise(recorded))
}

export function describePromise({ name, title, rows, form, postgres }: PromiseRecord): string {
  const table = rows.map(
    ({ what, measured, bar, good }) => `| ${what} | ${measured} | ${bar}${good ? '' : ': **missed**'} |`,
  )
  return [
    toHeading({ name, title }),
    '',
    '| what | measured | bar |',
    '|---|---|---|',
    ...table,
    '',
    `${describeMachine(form, postgres)}.`,
  ].join('\n')
}

/** The day, the form and the machine. */
export function describeMachine(form: string, postgres: string | null): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`
  const software = [`Node ${process.versions.node}`, ...(postgres ? [`PostgreSQL ${postgres}`] : [])].join(', ')
  return `${new Date().toISOString().slice(0, 10)}, ${form}, ${machine}, ${software}`
}
