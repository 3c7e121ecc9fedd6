// Lots by their number, by the code of their tender, by the BIN of their customer or by the link of a page. There are
// as many codes as lots, so codes are not lexemes: they are looked up in their own columns.
import { isBin } from '@tendertap/domain/identifiers'
import { sql, type RawBuilder } from 'kysely'
import { listCodeSpellings, parseCode, type CodeLike } from '../../../language/codes.ts'
import type { PageLink } from '../../../language/portal-link.ts'
import { inCodeRange } from './code-range.ts'
import { joinByOr, type Condition } from './condition.ts'
import { TENDER_ID } from './relation.ts'

interface SpelledCode {
  spellings: readonly string[]
  /** also the codes that continue with the portal's suffix: 83685322 is 83685322-ОИ4, too */
  withSuffix: boolean
}

/** A word of a query that is a code. */
export function toCodeConditions({ spellings, ensTru, link }: CodeLike, tenderId = TENDER_ID): Condition[] {
  if (ensTru !== null) return [inCodeRange(sql`s.ens_tru`, ensTru, 15)]
  if (link) return isNamedBy(link, tenderId)
  return [...hasCode({ spellings, withSuffix: true }, tenderId), ...spellings.filter(isBin).map(isBoughtBy)]
}

/** The field for a number: what is no number, BIN or link there is compared as it is. */
export function toNumberConditions(typed: string, tenderId: RawBuilder<number>): Condition[] {
  const code = parseCode(typed.trim())
  return code === null || code.ensTru !== null
    ? hasCode({ spellings: listCodeSpellings(typed), withSuffix: false }, tenderId)
    : toCodeConditions(code, tenderId)
}

/** One company may be stored under several names. */
function isBoughtBy(bin: string): Condition {
  return sql`s.customer_id = any(array(select id::integer from company where bin = ${bin}))`
}

function isNamedBy(link: PageLink, tenderId: RawBuilder<number>): Condition[] {
  if (link.names === 'ownTender') return [sql`${tenderId} = ${link.id}`]
  if (link.names === 'ownLot') return [sql`s.lot_id = ${link.id}`]
  const tender = (externalId: string) => sql`from tender where source = ${link.source} and external_id = ${externalId}`
  if (link.names === 'tender') return [sql`${tenderId} = any(array(select id ${tender(link.externalId)}))`]
  const lot = sql`from lot where source = ${link.source} and external_id = ${link.externalId}`
  // of a lot that we do not have the whole tender is shown
  const others = sql`select id ${tender(link.tenderExternalId)} and not exists (select ${lot})`
  return [sql`s.lot_id = any(array(select id ${lot}))`, sql`${tenderId} = any(array(${others}))`]
}

export function hasCode(code: SpelledCode, tenderId = TENDER_ID): Condition[] {
  return [
    sql`s.lot_id = any(array(select id from lot where ${isSpelled('number', code)}))`,
    sql`${tenderId} = any(array(select id from tender where ${isSpelled('code', code)}))`,
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
