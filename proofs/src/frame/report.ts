// Figures against their bars, as a table for people.
import { chooseBounds, holds, type Bounds, type Conditions, type Proof } from './proof.ts'

export interface Row {
  what: string
  measured: string
  bar: string
  good: boolean
}

/** With a planted fault, bars without a figure are skipped. */
export function compareWithBars(
  { bars }: Proof,
  figures: Partial<Record<string, number | null>>,
  { long, busy, fault }: Conditions & { fault: string | null },
): Row[] {
  return Object.entries(bars)
    .filter(([name]) => figures[name] !== null && !(fault !== null && figures[name] === undefined))
    .map(([name, bar]) => {
      const figure = figures[name] ?? undefined
      const bounds = chooseBounds(bar, { long, busy })
      const measured = figure === undefined ? 'not measured' : `${format(figure)} ${bar.unit}`
      const good = figure !== undefined && holds(bounds, figure)
      return { what: bar.what, measured, bar: describeBounds(bounds, bar.unit), good }
    })
}

export function printTable(rows: readonly Row[]): void {
  const width = (column: 'what' | 'measured') => Math.max(...rows.map((row) => row[column].length))
  for (const { good, what, measured, bar } of rows) {
    console.log(
      `  ${good ? 'ok  ' : 'FAIL'} ${what.padEnd(width('what'))}  ${measured.padStart(width('measured'))}  ${bar}`.trimEnd(),
    )
  }
}

function describeBounds({ atLeast, atMost }: Bounds, unit: string): string {
  if (atLeast !== undefined && atLeast === atMost) return `exactly ${format(atLeast)}`
  if (atLeast !== undefined) return `at least ${format(atLeast)} ${unit}`
  return atMost === undefined ? '' : `at most ${format(atMost)} ${unit}`
}

const format = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 100 ? 2 : 0 })
