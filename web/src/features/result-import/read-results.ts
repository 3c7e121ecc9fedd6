import { listMissingColumns, recogniseColumns, type Column } from '@tendertap/domain/result-import/columns'
import { listGivenRows, MAX_IMPORT_FILE, MAX_IMPORT_ROWS, type GivenRow } from '@tendertap/domain/result-import/rows'
import { loadPart } from '../../lib/parts.ts'
import { NotASheet, unpackSheet, ValuesTooFar, type UnpackedSheet } from './unpack-sheet.ts'

export interface ReadFile {
  name: string
  rows: readonly GivenRow[]
  /** headings that say nothing to us */
  unknown: readonly string[]
}

/** Why a file cannot be imported. */
export type FileProblem =
  | { kind: 'too_large' | 'not_a_sheet' | 'values_too_far' | 'no_headings' | 'no_rows' | 'too_many_rows' }
  | { kind: 'columns_missing'; columns: readonly Column[] }

/** Reads the first sheet of the file that has headings we know. */
export async function readResults(file: File): Promise<ReadFile | FileProblem> {
  if (file.size > MAX_IMPORT_FILE) return { kind: 'too_large' }
  const unpacked = await unpack(file)
  if ('kind' in unpacked) return unpacked
  const sheets = await readSheets(unpacked)
  if (sheets === null) return { kind: 'not_a_sheet' }
  const found = sheets.flatMap((lines) => {
    const sheet = recogniseColumns(lines)
    return sheet ? [{ lines, sheet }] : []
  })[0]
  if (!found) return { kind: 'no_headings' }
  const columns = listMissingColumns(found.sheet.columns)
  if (columns.length > 0) return { kind: 'columns_missing', columns }
  const rows = listGivenRows(found.lines, found.sheet, unpacked.firstYear)
  if (rows.length === 0) return { kind: 'no_rows' }
  if (rows.length > MAX_IMPORT_ROWS) return { kind: 'too_many_rows' }
  return { name: file.name, rows, unknown: found.sheet.unknown }
}

async function unpack(file: File): Promise<UnpackedSheet | FileProblem> {
  try {
    return await unpackSheet(file)
  } catch (error) {
    if (error instanceof NotASheet) return { kind: 'not_a_sheet' }
    if (error instanceof ValuesTooFar) return { kind: 'values_too_far' }
    throw error
  }
}

type Lines = readonly (readonly unknown[])[]

/** null: it is no .xlsx */
async function readSheets({ archive }: UnpackedSheet): Promise<readonly Lines[] | null> {
  const { default: readXlsx } = await loadPart(() => import('read-excel-file/universal'))
  // the archive is in memory, and on what is not as it expects the library throws errors of any kind
  const sheets = await readXlsx(archive).catch(() => null)
  // a sheet that is only a chart has no lines, whatever the type says
  return sheets && sheets.flatMap(({ data }) => ((data as Lines | undefined) ? [data] : []))
}
