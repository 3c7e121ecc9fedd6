// One description per table says how each column is filled and which columns are compared. The row, the upsert, the
// query for known rows and the detection of changes all follow from it: a column that is left out does not compile.
import { hash } from 'node:crypto'
import type { ComparedFact, Version } from '@tendertap/domain/tenders/compare-versions'
import type { InsertType } from 'kysely'
import type { Source } from '../../../portals/canonical.ts'

interface Field<From, Value> {
  from(of: From, source: Source): Value
  /** the name of this fact in the history of changes; without it a change is not recorded */
  compared?: ComparedFact
}

/** Every column of the table except those that are filled elsewhere. */
export type FieldsOf<Table, From, Otherwise extends keyof Table> = {
  readonly [Column in Exclude<keyof Table, Otherwise>]: Field<From, InsertType<Table[Column]>>
}

type AnyFields = Readonly<Record<string, { from(of: never, source: Source): unknown; compared?: ComparedFact }>>

export type RowOf<Fields extends AnyFields> = { [Column in keyof Fields]: ReturnType<Fields[Column]['from']> }

/** The columns whose changes are written to the feed. */
export type ComparedColumn<Fields extends AnyFields> = {
  [Column in keyof Fields]: Fields[Column] extends { compared: ComparedFact } ? Column : never
}[keyof Fields] &
  string

/** Rows are compared by `content_hash`. It is made without our ids, so it is the same in every database. */
export interface HashedRow {
  customer_key: string
  content_hash: string
}

/**
 * Returns a function that makes the row of an item. The columns are listed once, not for each of the hundred thousand
 * rows of a first filling.
 */
export function createRowMaker<From, Fields extends Readonly<Record<string, Field<From, unknown>>>>(
  fields: Fields,
): (from: From, source: Source, customerKey: string) => RowOf<Fields> & HashedRow {
  const columns = Object.entries(fields)
  return (from, source, customerKey) => {
    const row: Record<string, unknown> = { customer_key: customerKey }
    for (const [column, field] of columns) row[column] = field.from(from, source)
    row['content_hash'] = `\\x${hash('sha1', JSON.stringify(row), 'hex')}`
    return row as RowOf<Fields> & HashedRow
  }
}

export function listComparedColumns<Fields extends AnyFields>(fields: Fields): readonly ComparedColumn<Fields>[] {
  return Object.keys(fields).filter((column) => fields[column]?.compared) as ComparedColumn<Fields>[]
}

type ComparedValue = string | Date | null

/** From a row that is about to be saved, or from the same columns as the database gives them. */
export function makeVersion<Fields extends AnyFields>(
  fields: Fields,
  row: Readonly<Record<ComparedColumn<Fields>, ComparedValue>>,
  customerKey: string,
  withdrawn: boolean,
): Version {
  const facts: Version['facts'] = { customer: customerKey }
  for (const column of listComparedColumns(fields)) {
    const name = fields[column]?.compared
    const value: ComparedValue = row[column]
    if (name) facts[name] = value instanceof Date ? value.toISOString() : value
  }
  return { facts, withdrawn }
}
