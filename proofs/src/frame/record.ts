// docs/promises.md: the last recorded figures of each proof, with the day and the machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Row } from './report.ts'

const FILE = 'docs/promises.md'

export interface PromiseRecord {
  name: string
  title: string
  rows: readonly Row[]
  /** short, long, or the size that was asked for */
  form: string
  postgres: string | null
}

/** Replaces the proof's own section, or adds it at the end. */
export function recordPromise(recorded: PromiseRecord): void {
  const [header = '', ...sections] = readFileSync(FILE, 'utf8').split(/^(?=## )/m)
  const start = `## ${recorded.name}: `
  const others = sections.filter((section) => !section.startsWith(start))
  const all = [...others, describePromise(recorded)].map((section) => section.trim()).toSorted()
  writeFileSync(FILE, [header.trim(), ...all].join('\n\n') + '\n')
}

export function describePromise({ name, title, rows, form, postgres }: PromiseRecord): string {
  const table = rows.map(
    ({ what, measured, bar, good }) => `| ${what} | ${measured} | ${bar}${good ? '' : ': **missed**'} |`,
  )
  return [
    `## ${name}: ${title}`,
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
