// The catalogue as a spreadsheet, through the API: what it costs the process, and what LibreOffice reads in it.
import { readFileSync, writeFileSync } from 'node:fs'
import { FORMULA_PAYLOADS } from '@tendertap/server/testing/formula-payloads'
import { hasLibreOffice, readByLibreOffice } from '@tendertap/server/testing/libre-office'
import { sql } from 'kysely'
import type { Bench } from './bench.ts'

const PAGE = 50

export interface MeasuredSpreadsheet {
  bytes: Buffer
  /** more than before, at most; null where the system does not say */
  megabytes: number | null
}

export async function measureSpreadsheet({ openSmallApi }: Bench): Promise<MeasuredSpreadsheet> {
  const { save, pid } = await openSmallApi()
  // what the first file of a process needs stays
  await save('exports/getLots', { search: 'бумага' })
  const before = readMemory(pid, 'VmRSS')
  forgetPeak(pid)
  const bytes = await save('exports/getLots', {})
  const peak = readMemory(pid, 'VmHWM')
  return { bytes, megabytes: before === null || peak === null ? null : peak - before }
}

/** Gives the newest lots names that look like formulas. */
export async function plantFormulas({ ask, owner }: Bench): Promise<void> {
  for (let page = 1; (page - 1) * PAGE < FORMULA_PAYLOADS.length; page += 1) {
    const names = FORMULA_PAYLOADS.slice((page - 1) * PAGE, page * PAGE)
    const { data } = await ask('lots/getLots', { page, limit: PAGE })
    const ids = data.slice(0, names.length).map(({ id }) => id)
    await sql`
      update lot set name_ru = n.name from unnest(${ids}::bigint[], ${names}::text[]) as n (id, name)
      where lot.id = n.id`.execute(owner)
  }
}

/** How many of them LibreOffice does not show as they are, and cells that it calculates; null without it. */
export async function countCalculated(workbook: Uint8Array): Promise<number | null> {
  if (!hasLibreOffice()) return null
  const { rows, formulas } = await readByLibreOffice(workbook)
  const texts = new Set(rows.flat())
  return formulas + FORMULA_PAYLOADS.filter((text) => !texts.has(text)).length
}

function readMemory(pid: number, figure: 'VmRSS' | 'VmHWM'): number | null {
  const status = process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  const [, kilobytes] = new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** VmHWM begins again. */
function forgetPeak(pid: number): void {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
