// The first question of a search: which numbers stand for the words, companies, statuses and methods asked for, and how
// common they are.
import { companyKey } from '@tendertap/domain/companies/names'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import { prepareAs } from '../../../db/prepared-statement.ts'
import type { Scope } from '../../../db/scope.ts'
import { demanded } from '../../../language/correction.ts'
import { otherLayouts } from '../../../language/keyboard.ts'
import { parseQuery, type Word } from '../../../language/query.ts'
import type { Candidate } from '../../../language/spelling.ts'
import { EVERY_LOT, OPEN_LOTS } from '../indexing/numbers.ts'

export type ValueKind = 'status' | 'method' | 'source'

export interface Counted {
  ids: readonly number[]
  /** in how many lots, as last added up; of several ids the sum */
  lots: number
}

export interface Resolved {
  /** how many there are in all, and how many of them are published, as last added up */
  lots: number
  openLots: number
  lexemes: ReadonlyMap<string, Counted>
  prefixes: ReadonlyMap<string, Counted>
  /** words like the unknown ones */
  alike: ReadonlyMap<string, readonly Candidate[]>
  companies: readonly number[]
  values: readonly { kind: ValueKind; name: string; id: number }[]
}

interface Row {
  lots: number
  openLots: number
  lexemes: [string, number, number][] | null
  prefixes: [string, number[], number][] | null
  alike: [string, string, number, [string, number, number][]][] | null
  companies: number[] | null
  values: { kind: ValueKind; name: string; id: number }[]
}

export const NOTHING_TO_RESOLVE: Resolved = {
  lots: 0,
  openLots: 0,
  lexemes: new Map(),
  prefixes: new Map(),
  alike: new Map(),
  companies: [],
  values: [],
}

// a short beginning stands for many words; the commonest are enough
const MAX_OF_PREFIX = 300
const MAX_ALIKE = 12
// each is compared with every form there is
const MAX_UNKNOWN = 5
// no letter comes later, so that an index serves a beginning as a range
const AFTER_ALL = '\u{10ffff}'

export async function resolve({ db }: Scope, filter: LotFilter): Promise<Resolved> {
  const typed = filter.search ?? ''
  const query = parseQuery(typed)
  const meant = [typed, ...otherLayouts(typed)].map(parseQuery).flatMap((one) => [...demanded(one), ...one.excluded])
  const lexemes = [...new Set(meant.flatMap((word) => word.alternatives.flat()))]
  const prefixes = [...new Set(meant.flatMap((word) => word.prefix ?? []))]
  const plain = demanded(query).filter(isPlain)
  const { rows } = await sql<Row>`${prepareAs('words of a search')}
    select
      (select lots from lexeme where id = ${EVERY_LOT}) as lots,
      (select lots from lexeme where id = ${OPEN_LOTS}) as "openLots",
      (select json_agg(json_build_array(text, id, lots)) from lexeme where text = any(${lexemes}::text[])) as lexemes,
      (select json_agg(json_build_array(beginning, ids, lots)) from unnest(${prefixes}::text[]) as beginning cross join lateral (
        select coalesce(json_agg(id), '[]') as ids, coalesce(sum(lots), 0) as lots from (
          select id, lots from lexeme where id in (
            select id from lexeme where text >= beginning and text < beginning || ${AFTER_ALL}
            union select lexeme_id from word_form where form >= beginning and form < beginning || ${AFTER_ALL})
          order by lots desc, id limit ${MAX_OF_PREFIX}) as words) as begun) as prefixes,
      (select json_agg(json_build_array(word, form, lots, lexemes)) from (
          select word from unnest(${plain.map(({ text }) => normal(text))}::text[], ${plain.map((word) => word.alternatives.flat().join(' '))}::text[]) as typed (word, stems)
          where not exists (select from lexeme where text = any(string_to_array(stems, ' '))) limit ${MAX_UNKNOWN}) as asked
        cross join lateral (
          select form, max(lots) as lots, json_agg(json_build_array(text, id, lots)) as lexemes from word_form join lexeme on lexeme.id = lexeme_id
          where form % word
          group by form order by similarity(form, word) desc, 2 desc limit ${MAX_ALIKE}) as alike) as alike,
      (select json_agg(id) from company where name_key = any(${[...new Set((filter.companies ?? []).map(companyKey))]}::text[])) as companies,
      (select json_agg(json_build_object('kind', kind, 'name', name, 'id', id)) from search_value) as values`.execute(
    db,
  )
  return mapped(rows[0])
}

/** One word without signs: the only kind that is misspelt. */
function isPlain(word: Word): boolean {
  return word.prefix === null && word.code === null && /^[\p{L}\p{M}]+$/u.test(word.text)
}

/** As forms are kept. */
export function normal(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
}

function mapped(row: Row | undefined): Resolved {
  const alike = new Map<string, Candidate[]>()
  // a word searched for instead must be known as well as those that were typed
  const lexemes = [...(row?.lexemes ?? [])]
  for (const [word, form, frequency, of] of row?.alike ?? []) {
    alike.set(word, [...(alike.get(word) ?? []), { form, frequency }])
    lexemes.push(...of)
  }
  return {
    lots: row?.lots ?? 0,
    openLots: row?.openLots ?? 0,
    lexemes: new Map(lexemes.map(([text, id, lots]) => [text, { ids: [id], lots }])),
    prefixes: new Map(row?.prefixes?.map(([beginning, ids, lots]) => [beginning, { ids, lots }])),
    alike,
    companies: row?.companies ?? [],
    values: row?.values ?? [],
  }
}
