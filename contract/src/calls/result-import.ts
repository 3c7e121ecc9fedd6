import { z } from 'zod'
import { LANGUAGES } from '@tendertap/domain/languages'
import { MAX_CELL } from '@tendertap/domain/result-import/cells'
import { RESULT_IMPORTERS } from '@tendertap/domain/result-import/importers'
import { MAX_IMPORT_ROWS } from '@tendertap/domain/result-import/rows'
import { call, fileCall } from '../call.ts'
import { pastResultPreview, resultImportEntry } from '../entities/past-result.ts'
import { nothing, requiredText, text, uuid } from '../fields/fields.ts'

/** For five thousand lines with long names in Cyrillic letters, some 3 KB each. */
export const RESULTS_BODY = 16 * 1024 * 1024

const cell = text(MAX_CELL).nullable().optional()

/** A line of the sheet: the cells as they were written. */
const givenRow = z.object({
  line: z.number().int().positive().max(2_000_000),
  lotNumber: cell,
  tenderNumber: cell,
  lotName: cell,
  customer: cell,
  plannedAmount: cell,
  offerPrice: cell,
  outcome: cell,
  finalAmount: cell,
  winner: cell,
  lossReason: cell,
  decidedOn: cell,
})
const rows = z.array(givenRow).min(1).max(MAX_IMPORT_ROWS)

const own = { access: RESULT_IMPORTERS, ours: true } as const

export const resultImport = {
  'resultImport/getTemplate': fileCall({
    ...own,
    summary:
      'Answers an empty sheet for past results with its headings, and a second one with two lines as an example.',
    writes: false,
    input: z.object({ language: z.enum(LANGUAGES) }),
  }),
  'resultImport/preview': call({
    ...own,
    summary: 'Tells for each line of a sheet of past results what would be stored, or why it would not be.',
    needsSubscription: true,
    writes: false,
    maxBody: RESULTS_BODY,
    input: z.object({ rows }),
    output: z.object({ rows: z.array(pastResultPreview) }),
  }),
  'resultImport/import': call({
    ...own,
    summary: 'Stores the lines of a sheet of past results that have no problem and are not there yet.',
    needsSubscription: true,
    writes: true,
    maxBody: RESULTS_BODY,
    input: z.object({ fileName: requiredText(255), rows }),
    output: resultImportEntry,
    refusals: ['nothing_to_import'],
  }),
  'resultImport/listImports': call({
    ...own,
    summary: 'Lists the imports of past results, the latest first.',
    writes: false,
    input: z.object({}),
    output: z.object({ imports: z.array(resultImportEntry) }),
  }),
  'resultImport/undoImport': call({
    ...own,
    summary: 'Removes all results of an import.',
    writes: true,
    input: z.object({ id: uuid }),
    output: nothing,
    refusals: ['not_found'],
  }),
}
