// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import { presentChange } from '../lots/changes.ts'
import { SOURCES, type ActivityRow } from './activity.ts'

type Entry = Output<'lots/getActivity'>['data'][number]

/** Where a page ends, as the next one is asked for. */
export function getPosition({ at, source, key }: ActivityRow): string {
  return `${at}.${SOURCES[source]}.${key}`
}

export function listChangeFacts(rows: readonly ActivityRow[]) {
  return rows.flatMap((row) => (row.source === 'change' ? [row.entry] : []))
}

export function presentEntry(row: ActivityRow, lotId: number, companies: ReadonlyMap<string, string>): Entry {
  const moment = new Date(row.at / 1000)
  const at = moment.toISOString()
  const id = `${SOURCES[row.source]}.${row.key.replace(/^0+(?=\d)/, '')}`
  if (row.source === 'vote') return { kind: 'vote', id, at, ...row.entry, carried: false }
  if (row.source === 'carried') return { kind: 'vote', id, at, ...row.entry, carried: true }
  if (row.source === 'step') return { kind: 'step', id, at, ...row.entry }
  if (row.source === 'comment') return { kind: 'comment', id: row.key, at, LotId: lotId, ...row.entry }
  const { lotId: changedLot, lotNumber, ...facts } = row.entry
  const change = { ...facts, seq: Number(row.key), at: moment, lot_id: changedLot, lot_number: lotNumber }
  return { kind: 'change', id, at, change: presentChange(change, companies) }
}
