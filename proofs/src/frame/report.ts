// Figures against their bars, as a table for people.
import { holds, type Bar, type Proof } from './proof.ts'

export interface Row {
  what: string
  measured: string
  bar: string
  good: boolean
}

export function rowsOf({ bars }: Proof, figures: Partial<Record<string, number | null>>, partly: boolean): Row[] {
  return Object.entries(bars)
    .filter(([name]) => figures[name] !== null && !(partly && figures[name] === undefined))
    .map(([name, bar]) => {
      const figure = figures[name] ?? undefined
      const measured = figure === undefined ? 'not measured' : `${formatted(figure)} ${bar.unit}`
      return { what: bar.what, measured, bar: barText(bar), good: figure !== undefined && holds(bar, figure) }
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

function barText({ atLeast, atMost, unit }: Bar): string {
  if (atLeast !== undefined && atLeast === atMost) return `exactly ${formatted(atLeast)}`
  if (atLeast !== undefined) return `at least ${formatted(atLeast)} ${unit}`
  return atMost === undefined ? '' : `at most ${formatted(atMost)} ${unit}`
}

const formatted = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 100 ? 2 : 0 })
