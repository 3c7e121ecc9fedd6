// Lots by their number or by the code of their tender. There are as many codes as lots, so codes are not lexemes: they
// are looked up in their own columns.
import { sql } from 'kysely'
import { joinByOr, type Condition } from './condition.ts'

interface SpelledCode {
  spellings: readonly string[]
  /** also the codes that continue with the portal's suffix: 83685322 is 83685322-ОИ4, too */
  withSuffix: boolean
}

export function hasCode(code: SpelledCode): Condition[] {
  return [
    sql`s.lot_id = any(array(select id from lot where ${isSpelled('number', code)}))`,
    sql`s.tender_id = any(array(select id from tender where ${isSpelled('code', code)}))`,
  ]
}

function isSpelled(column: 'number' | 'code', { spellings, withSuffix }: SpelledCode): Condition {
  const exact: Condition = sql`${sql.ref(column)} = any(${spellings}::text[])`
  return joinByOr([exact, ...(withSuffix ? spellings.map((spelling) => continues(column, spelling)) : [])])
}

/** A range of the index, whatever the text: '.' is the character after '-', and these operators compare bytes. */
function continues(column: string, spelling: string): Condition {
  return sql`(${sql.ref(column)} ~>=~ ${`${spelling}-`} and ${sql.ref(column)} ~<~ ${`${spelling}.`})`
}
