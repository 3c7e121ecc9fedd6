// The changes of the whole catalogue do not fit into memory.
const ROWS_AT_ONCE = 5_000

export function* splitIntoChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE)
}
