// Lots that have a word only in their documents: which document has it, and the place where it stands.
import { sql, type RawBuilder } from 'kysely'
import { analyse } from '../../../language/analyse.ts'
import { findRanges, type HighlightTerms, type Range } from '../../../language/highlight.ts'
import { DOCUMENT_CHARACTERS } from '../indexing/texts.ts'
import { joinByOr } from './condition.ts'
import type { SearchPlan } from './plan.ts'

export interface DocumentMatchRow {
  lotId: number
  documentId: number
  originalFileName: string | null
  /** the word with what stands around it */
  text: string
}

const BEFORE = 60
const AFTER = 160
// Reading documents is slow: of the first lots of a page that have a word nowhere else, the first documents.
const MAX_LOTS = 10
const MAX_DOCUMENTS = 5
/** a word with more lexemes is a prefix, and its regular expression would be a long one */
const MAX_LEXEMES = 20

/** `lotIds`: an SQL expression. For each of these lots at most one document. Null: no word can be in documents only. */
export function selectDocumentMatches(
  { words: { places } }: SearchPlan,
  lotIds: RawBuilder<number[]>,
): RawBuilder<DocumentMatchRow> | null {
  const searchable = places.filter(({ lexemes }) => lexemes.length > 0 && lexemes.length <= MAX_LEXEMES)
  if (searchable.length === 0) return null
  // of the first word that none of the lot's texts has
  const patterns = searchable.map(
    ({ inTexts, lexemes }) => sql`case when not ${inTexts} then ${selectPattern(lexemes)} end`,
  )
  return sql`
    select s.lot_id as "lotId", match.*
    from (select s.lot_id, s.tender_id, coalesce(${sql.join(patterns)}) as pattern from lot_search s
      where s.lot_id = any(${lotIds}) and ${joinByOr(searchable.map(({ inTexts }) => sql<boolean>`not ${inTexts}`))} limit ${MAX_LOTS}) s
    cross join lateral (
      select id as "documentId", original_file_name as "originalFileName", excerpt as text
      from (select d.id, d.original_file_name, x.text from document d join document_text x on x.document_id = d.id
        where d.tender_id = s.tender_id and (d.lot_id is null or d.lot_id = s.lot_id) and d.removed_at is null
        order by d.id limit ${MAX_DOCUMENTS}) d
      cross join lateral substring(left(d.text, ${DOCUMENT_CHARACTERS}) from s.pattern) as excerpt
      where excerpt is not null order by id limit 1) match`
}

/**
 * A regular expression for every form of these lexemes, with the letters around it. Forms are stored in the collation
 * C, in which Cyrillic letters are no letters.
 */
function selectPattern(lexemes: readonly number[]): RawBuilder<string> {
  return sql`(
    select ${`(?i).{0,${BEFORE}}\\m(?:`} || replace(string_agg(form, '|') collate "default", 'е', '[её]') || ${`)\\M.{0,${AFTER}}`}
    from word_form where lexeme_id = any(${`{${lexemes.join(',')}}`}::integer[]))`
}

export interface DocumentMatch extends Omit<DocumentMatchRow, 'lotId'> {
  marks: Range[]
}

/** The excerpt as one line of whole words, with the words of the search marked. */
export function presentDocumentMatch(row: DocumentMatchRow, terms: HighlightTerms): DocumentMatch {
  const line = row.text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const text = cutToWords(line, findRanges(analyse(line), terms)[0])
  return {
    documentId: row.documentId,
    originalFileName: row.originalFileName,
    text,
    marks: findRanges(analyse(text), terms),
  }
}

/** Leaves out a word that the excerpt cuts in two at its beginning or end. */
function cutToWords(line: string, [start, end]: Range = [0, 0]): string {
  const from = start < BEFORE ? 0 : line.indexOf(' ') + 1
  const to = line.length - end < AFTER ? line.length : line.lastIndexOf(' ')
  return line.slice(from > start ? 0 : from, to < end ? line.length : to)
}
