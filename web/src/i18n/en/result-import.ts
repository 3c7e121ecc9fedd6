import { createPlural } from '@tendertap/domain/words/plural'
import type { ResultImportTexts } from '../ru/result-import.ts'

const plural = createPlural('en')
const results = (count: number, shown: string) => `${shown} ${plural(count, { one: 'result', other: 'results' })}`

export const texts: ResultImportTexts = {
  title: 'Import past results',
  about:
    'Bring in the results of past purchases from your own spreadsheet: they are added to the team’s statistics. You see a preview before anything is saved.',
  template: 'Download the template',
  templateFailed: 'The template could not be downloaded',
  choose: 'Choose a file',
  drop: 'Drop an Excel file here',
  hint: (rows) =>
    `An .xlsx file with up to ${rows} rows. Columns are recognised by their headings: lot number, name, customer, amounts, result, winner, date of the results.`,
  readFailed: 'The file could not be read',
  checkFailed: 'The rows of the file could not be checked',
  fileProblems: {
    title: 'This file cannot be imported',
    too_large: 'The file is larger than 10 MB. Split it into parts.',
    not_a_sheet: 'This is not an .xlsx file. Save an old .xls file as .xlsx in Excel.',
    values_too_far: 'There is too much empty space between the filled cells. Copy the table to a new file.',
    no_headings: 'No row with column headings was found. Use the template as an example.',
    no_rows: 'There are no rows under the headings.',
    too_many_rows: (rows) => `There are more than ${rows} rows. Split the file into parts.`,
    columns_missing: (columns) => `These columns are missing: ${columns.map((column) => `“${column}”`).join(', ')}.`,
  },
  willImport: (count, shown) => `${results(count, shown)} will be imported`,
  withProblems: (count, shown) => `${shown} ${plural(count, { one: 'row', other: 'rows' })} with errors`,
  matched: (matched, of) => `Found in the catalogue: ${matched} of ${of}`,
  unknownColumns: 'These columns are not imported:',
  import: (count, shown) => (count === 0 ? 'Nothing to import' : `Import ${results(count, shown)}`),
  importFailed: 'The import failed',
  otherFile: 'Another file',
  done: (count, shown) => `${results(count, shown)} imported`,
  lines: 'Rows of the file',
  line: (line) => `row ${line}`,
  notInCatalogue: 'not in the catalogue',
  noProblems: 'No errors',
  columns: {
    lot: 'Lot',
    problems: 'What is wrong',
    outcome: 'Result',
    amounts: 'Amounts',
    decidedOn: 'Date of the results',
  },
  problems: {
    lot_missing: 'The lot is missing: its number or its name is needed',
    outcome_missing: 'The result is missing',
    outcome_unknown: 'The result is not clear. Write: won, lost, cancelled or not placed',
    date_missing: 'The date of the results is missing',
    date_unknown: 'The date is not clear. Example: 25.03.2026',
    date_in_future: 'The date of the results is in the future',
    already_imported: 'This result has already been imported',
    already_recorded: 'The result of this lot is already in the system',
    reason_unknown: 'The loss reason is not clear: imported without it',
    outcome_from_winner: 'The result was taken from the winner: check it',
    duplicate_in_file: (line) => `The same lot is already in row ${line}`,
    amount_unknown: (column) => `Not an amount: ${column.toLowerCase()}`,
  },
  imports: {
    title: 'Imports',
    file: 'File',
    imported: 'Results',
    at: 'When',
    by: 'Who',
    actions: 'Actions',
    undo: 'Undo…',
    undone: 'undone',
    empty: 'Nothing has been imported yet',
    emptyText: 'The files that you import appear here. Every import can be undone as a whole.',
    loadFailed: 'The list of imports could not be loaded',
  },
  undoDialog: {
    title: 'Undo the import',
    text: (count, shown) =>
      `Everything that came from this file will leave the statistics: ${results(count, shown)}. The file can be imported again.`,
    action: 'Undo the import',
    done: 'Import undone',
    failed: 'The import could not be undone',
  },
}
