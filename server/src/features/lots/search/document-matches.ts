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

/** `lotIds`: an SQL expression. For each of these lots at most one document. Null: no word can be in documents only. */
export function selectDocumentMatches(
  { words: { places } }: SearchPlan,
  lotIds: RawBuilder<number[]>,
): RawBuilder<DocumentMatchRow> | null {
  const searchable = places.filter(({ lexemes }) => lexemes.length > 0)
  if (searchable.length === 0) return null
  // the first word that none of the lot's texts has
  const pattern = sql.join(
    searchable.map(({ inTexts, lexemes }) => sql`when not ${inTexts} then ${selectPattern(lexemes)}`),
    sql` `,
  )
  return sql`
    select s.lot_id as "lotId", match.*
    from (select s.lot_id, s.tender_id, case ${pattern} end as pattern from lot_search s
      where s.lot_id = any(${lotIds}) and ${joinByOr(searchable.map(({ inTexts }) => sql<boolean>`not ${inTexts}`))}) s
    cross join lateral (
      select d.id as "documentId", d.original_file_name as "originalFileName", excerpt as text
      from document d join document_text x on x.document_id = d.id
      cross join lateral substring(left(x.text, ${DOCUMENT_CHARACTERS}) from s.pattern) as excerpt
      where d.tender_id = s.tender_id and (d.lot_id is null or d.lot_id = s.lot_id) and d.removed_at is null and excerpt is not null
      order by d.id limit 1) match`
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
  const line = row.text.replaceAll(/\s+/g, ' ').trim()
  const text = line.length < BEFORE + AFTER ? line : line.replace(/^\S*\s/, '').replace(/\s\S*$/, '')
  return {
    documentId: row.documentId,
    originalFileName: row.originalFileName,
    text,
    marks: findRanges(analyse(text), terms),
  }
}
