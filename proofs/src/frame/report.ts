// Figures against their bars, as a table for people.
import { chooseBounds, holds, type Bounds, type Conditions, type Proof } from './proof.ts'

export interface Row {
  what: string
  measured: string
  bar: string
  /** null: not judged here */
  good: boolean | null
}

/**
 * A time, a rate or a size is judged only in a run that measures, and may be missing in others. With a planted fault
 * every figure is judged, and any may be missing.
 */
export function compareWithBars(
  { bars }: Proof,
  figures: Partial<Record<string, number | null>>,
  { long, measuring, fault }: Conditions & { fault: string | null },
): Row[] {
  return Object.entries(bars).flatMap(([name, bar]) => {
    const figure = figures[name]
    const judged = measuring || fault !== null || !bar.measured
    if (figure === null || (figure === undefined && (fault !== null || !judged))) return []
    const bounds = chooseBounds(bar, { long })
    const described = describeBounds(bounds, bar.unit)
    return {
      what: bar.what,
      measured: figure === undefined ? 'not measured' : `${format(figure)} ${bar.unit}`,
      bar: judged ? described : `${described}: not judged here`,
      good: judged ? figure !== undefined && holds(bounds, figure) : null,
    }
  })
}

export function printTable(rows: readonly Row[]): void {
  const width = (column: 'what' | 'measured') => Math.max(...rows.map((row) => row[column].length))
  for (const { good, what, measured, bar } of rows) {
    const verdict = good === null ? '    ' : good ? 'ok  ' : 'FAIL'
    console.log(`  ${verdict} ${what.padEnd(width('what'))}  ${measured.padStart(width('measured'))}  ${bar}`.trimEnd())
  }
}

function describeBounds({ atLeast, atMost }: Bounds, unit: string): string {
  if (atLeast !== undefined && atLeast === atMost) return `exactly ${format(atLeast)}`
  if (atLeast !== undefined) return `at least ${format(atLeast)} ${unit}`
  return atMost === undefined ? '' : `at most ${format(atMost)} ${unit}`
}

const format = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 100 ? 2 : 0 })
