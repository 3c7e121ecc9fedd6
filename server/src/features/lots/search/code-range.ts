// A prefix of a code as a range of whole codes: '26' of fifteen digits is everything from 26·10¹³ to below 27·10¹³.
import { sql, type RawBuilder } from 'kysely'

export function inCodeRange(column: RawBuilder<unknown>, prefix: string, digits: number): RawBuilder<boolean> {
  if (!/^\d+$/.test(prefix) || prefix.length > digits) return sql`false`
  const rest = 10n ** BigInt(digits - prefix.length)
  const first = BigInt(prefix) * rest
  return sql`${column} between ${first.toString()}::bigint and ${(first + rest - 1n).toString()}::bigint`
}
