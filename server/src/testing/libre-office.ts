// LibreOffice as a second reader of what we write. It is not on every machine.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import readWorkbook from 'read-excel-file/node'
import { readZip } from './read-zip.ts'

export function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The first sheet of a workbook as LibreOffice has read it, and how many formulas it has found there. */
export async function readByLibreOffice(workbook: Uint8Array): Promise<{ rows: unknown[][]; formulas: number }> {
  const again = await resave(workbook)
  const [sheet] = await readWorkbook(again, { trim: false })
  const xml = readZip(again).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  return { rows: sheet?.data ?? [], formulas: xml.match(/<f[ >]/g)?.length ?? 0 }
}

async function resave(workbook: Uint8Array): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'libre-office-'))
  try {
    await writeFile(join(folder, 'book.xlsx'), workbook)
    await promisify(execFile)('soffice', [
      // a profile of its own: one that is in use would refuse
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      '--headless',
      '--convert-to',
      'xlsx',
      '--outdir',
      join(folder, 'again'),
      join(folder, 'book.xlsx'),
    ])
    return await readFile(join(folder, 'again', 'book.xlsx'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
