// Mutants that change nothing anybody can see. They are left out of the score, and counted.
import { showLines, type Mutant } from './mutant.ts'

export interface Equivalent {
  file: string
  /** the line, without and with the mutant */
  before: string
  after: string
  why: string
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'server/src/features/lots/indexing/lexemes.ts',
    before: 'where word_form.form = unfolded.form and word_form.lexeme_id = unfolded.lexeme_id',
    after: 'where word_form.form = unfolded.form',
    why: 'the folded key follows from the form alone: other rows of the form are given the key that they have',
  },
  {
    file: 'server/src/features/own-files/queries.ts',
    before:
      'and not exists (select from company_document c where c.workspace_id = f.workspace_id and c.file_id = f.id)`',
    after: '`',
    why: 'the foreign key refuses to remove such a file, and that counts as in use',
  },
  {
    file: 'server/src/features/ingestion/awards/waiting-contracts.ts',
    before:
      'select distinct external_id from award_waiting where source = ${connector.source} and lot_external_id = any(${lotExternalIds})`.execute(',
    after: 'select distinct external_id from award_waiting where lot_external_id = any(${lotExternalIds})`.execute(',
    why: 'payloads are read of this portal only, and a contract that is read once more says what it said',
  },
  {
    file: 'server/src/features/tenders/scan-tenders.ts',
    before:
      'select l.tender_id from (${set.others}) other join lot l on l.id = other.lot_id where other.rank >= ${lastKey} - ${MAX_DATED_LATER}',
    after: 'select l.tender_id from (${set.others}) other join lot l on l.id = other.lot_id where true',
    why: 'the tenders are compared with the last key again: the condition only keeps their number small',
  },
  {
    file: 'domain/src/subscription/limits.ts',
    before: 'const oldestFirst = interests.toSorted((a, b) => age(a) - age(b) || (a.id < b.id ? -1 : 1))',
    after: 'const oldestFirst = interests.toSorted((a, b) => age(a) - age(b) || (a.id <= b.id ? -1 : 1))',
    why: 'no two profiles have the same id',
  },
  {
    file: 'server/src/scoring/similarity.ts',
    before: 'let beginning = 0',
    after: 'let beginning = 1',
    why: 'the number that stands for the first letters may begin with any; it only spares comparisons',
  },
  {
    file: 'server/src/scoring/similarity.ts',
    before: 'if (i < SHORTEST && stem.length >= SHORTEST) beginning = (beginning * 61 + code) | 0',
    after: 'if (i < SHORTEST && stem.length >= SHORTEST) beginning = (beginning * 122 + code) | 0',
    why: 'the number that stands for the first letters may be another; it only spares comparisons',
  },
  {
    file: 'server/src/scoring/similarity.ts',
    before: 'if ((wanted.letters & ~letters) === 0 && wanted.length < length) return true',
    after: 'if ((wanted.letters & ~letters) === 0 || wanted.length < length) return true',
    why: 'an outline that rules out less costs only comparisons',
  },
  {
    file: 'server/src/scoring/similarity.ts',
    before:
      'return wanted.length < found.length && wanted.length >= LEAST_PART * found.length && found.endsWith(wanted)',
    after:
      'return wanted.length <= found.length && wanted.length >= LEAST_PART * found.length && found.endsWith(wanted)',
    why: 'of one length only the same word ends so, and that has been answered above',
  },
]

export function isEquivalent(mutant: Mutant, source: string, listed: readonly Equivalent[] = EQUIVALENTS): boolean {
  const shown = showLines(source, mutant)
  return listed.some(
    ({ file, before, after }) => file === mutant.file && before === shown.before && after === shown.after,
  )
}
