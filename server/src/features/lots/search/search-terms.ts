// What the database knows of the words and names in a filter: one prepared statement, one subquery per kind.
import { sql, type RawBuilder } from 'kysely'
import { prepareAs } from '../../../db/prepared-statement.ts'
import type { Scope } from '../../../db/scope.ts'
import { foldLetters, KAZAKH_LETTERS, PLAIN_LETTERS, toFoldedKey } from '../../../language/folded-form.ts'
import { mayBeFolded } from '../../../language/folded-spelling.ts'
import { trimEnding } from '../../../language/spelling.ts'
import { EVERY_LOT, OPEN_LOTS } from '../indexing/numbers.ts'

export type ValueKind = 'status' | 'method' | 'source'

export interface SearchValue {
  kind: ValueKind
  name: string
  id: number
}

/** `tiers`: how many lots have it in each tier */
type LexemeTuple = [text: string, id: number, tiers: number[]]

export interface SearchTermsRow {
  lots: number
  openLots: number
  lexemes: LexemeTuple[] | null
  prefixes: [prefix: string, ids: number[], tiers: number[]][] | null
  similarForms: [word: string, form: string, lots: number, lexemes: LexemeTuple[]][] | null
  foldedForms: [key: string, form: string, lexeme: LexemeTuple][] | null
  companies: number[] | null
  values: SearchValue[]
}

export interface SearchTerms {
  lexemes: readonly string[]
  prefixes: readonly string[]
  /** words that may be misspelt, with the lexemes that they would have */
  correctable: readonly { form: string; lexemes: readonly string[] }[]
  /** do not look for words that resemble them */
  withoutSimilar?: true
  /** by their keys */
  companies: readonly string[]
}

export async function readSearchTerms({ db }: Scope, terms: SearchTerms): Promise<SearchTermsRow> {
  const { rows } = await sql<SearchTermsRow>`${prepareAs('words of a search')}
    select
      (select lots from lexeme where id = ${EVERY_LOT}) as lots,
      (select lots from lexeme where id = ${OPEN_LOTS}) as "openLots",
      ${selectLexemes(terms)} as lexemes,
      ${selectPrefixes(terms)} as prefixes,
      ${selectSimilarForms(terms)} as "similarForms",
      ${selectFoldedForms(terms)} as "foldedForms",
      (select json_agg(id) from company where name_key = any(${terms.companies}::text[])) as companies,
      (select json_agg(json_build_object('kind', kind, 'name', name, 'id', id)) from search_value) as values`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('The query for search terms answered no row')
  return row
}

const LEXEME = sql`json_build_array(text, id, array[name_lots, description_lots, tender_lots, document_lots])`

function selectLexemes({ lexemes }: SearchTerms): RawBuilder<unknown> {
  return sql`(select json_agg(${LEXEME}) from lexeme where text = any(${lexemes}::text[]))`
}

// a short prefix begins many words; the most common ones are enough
const MAX_LEXEMES_OF_PREFIX = 300
// no letter sorts after it, so an index can serve a prefix as a range
const LAST_LETTER = '\u{10ffff}'

function selectPrefixes({ prefixes }: SearchTerms): RawBuilder<unknown> {
  return sql`(select json_agg(json_build_array(prefix, ids, tiers)) from unnest(${prefixes}::text[]) as prefix cross join lateral (
        select coalesce(json_agg(id), '[]') as ids,
          array[coalesce(sum(name_lots), 0), coalesce(sum(description_lots), 0), coalesce(sum(tender_lots), 0), coalesce(sum(document_lots), 0)] as tiers from (
          select * from lexeme where id in (
            select id from lexeme where text >= prefix and text < prefix || ${LAST_LETTER}
            union select lexeme_id from word_form where form >= prefix and form < prefix || ${LAST_LETTER})
          order by lots desc, id limit ${MAX_LEXEMES_OF_PREFIX}) as words) as matches)`
}

// each unknown word is compared with every form in the catalogue
const MAX_UNKNOWN_WORDS = 5
const MAX_SIMILAR_FORMS = 20

function selectSimilarForms({ correctable, withoutSimilar }: SearchTerms): RawBuilder<unknown> {
  const compared = withoutSimilar ? [] : correctable
  const forms = compared.map(({ form }) => form)
  const lexemes = compared.map((word) => word.lexemes.join(' '))
  return sql`(select json_agg(json_build_array(word, form, lots, lexemes)) from (
          select word, trimmed from unnest(${forms}::text[], ${lexemes}::text[], ${forms.map(trimEnding)}::text[]) as typed (word, stems, trimmed)
          where not exists (select from lexeme where text = any(string_to_array(stems, ' '))) limit ${MAX_UNKNOWN_WORDS}) as unknown
        cross join lateral (
          select form, max(lots) as lots, json_agg(${LEXEME}) as lexemes from word_form join lexeme on lexeme.id = lexeme_id
          where form % trimmed
          group by form order by similarity(form, trimmed) desc, 2 desc limit ${MAX_SIMILAR_FORMS}) as similar_forms)`
}

// one word and its spellings have few lexemes, but each lexeme has dozens of forms
const MAX_FOLDED_FORMS = 12

/** The forms with the folded key of a word; those with the same folded letters come first. */
function selectFoldedForms({ correctable }: SearchTerms): RawBuilder<unknown> {
  const forms = correctable.map(({ form }) => form).filter(mayBeFolded)
  return sql`(select json_agg(json_build_array(key, form, lexeme))
        from unnest(${forms.map(toFoldedKey)}::text[], ${forms.map(foldLetters)}::text[]) as typed (key, letters)
        cross join lateral (
          select form, ${LEXEME} as lexeme from word_form join lexeme on lexeme.id = lexeme_id where folded = key
          order by translate(form, ${KAZAKH_LETTERS}, ${PLAIN_LETTERS}) = letters desc, lots desc, length(form), form limit ${MAX_FOLDED_FORMS}) as folded_forms)`
}
