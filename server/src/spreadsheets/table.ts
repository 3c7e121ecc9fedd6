import type { Cell, CellType } from './cells.ts'
import type { Column, Row, Sheet } from './workbook.ts'

/** A column with what it says of a line. */
export type ColumnOf<Line> = readonly [title: string, type: CellType, width: number, read: (line: Line) => Cell]

export const toColumns = <Line>(columns: readonly ColumnOf<Line>[]): Column[] =>
  columns.map(([title, type, width]) => ({ title, type, width }))

export const toRow = <Line>(columns: readonly ColumnOf<Line>[], line: Line): Row =>
  columns.map(([, , , read]) => read(line))

/** What a cell of the type `share` or `percent` takes. */
export const toFraction = (percent: number | null): number | null => (percent === null ? null : percent / 100)

export function toSheet<Line>(
  name: string,
  lines: readonly Line[],
  columns: readonly ColumnOf<NoInfer<Line>>[],
): Sheet {
  return { name, columns: toColumns(columns), rows: lines.map((line) => toRow(columns, line)) }
}
