// The single window's list of lots, by offset. It can be filtered by the end of applications, but not by changes.
import { z } from 'zod'
import type { RawItem, Stream } from '../connector.ts'
import { list, text } from '../fields.ts'
import type { PortalClient } from '../http/client.ts'
import { PortalProblem } from '../problem.ts'
import type { Details } from './details.ts'
import { epzRow, type EpzRow } from './payload.ts'

/** Mitwork and Samruk; the state portal's own lots (1) come from itself. */
const SYSTEMS = [2, 3]
const ROWS = 100
const HALF_HOUR = 30 * 60_000
// Long enough to see the results of closed lots.
const CLOSED_SINCE = 30 * 24 * 3_600_000

const page = z.object({ next: text, results: list(z.unknown()) })

const position = z.object({ offset: z.int().min(0), before: z.array(z.string()) })

/** The portal repeats the page before. */
class RepeatedPage extends PortalProblem {}

interface Row {
  row: EpzRow
  payload: unknown
}

export async function askLots(
  client: PortalClient,
  base: string,
  query: Readonly<Record<string, string>>,
  before: readonly string[],
  signal: AbortSignal,
  once = false,
) {
  const parameters = new URLSearchParams({ limit: String(ROWS), system_id__in: SYSTEMS.join('__'), ...query })
  return client.ask({
    path: `${base}/lots/?${parameters.toString()}`,
    signal,
    once,
    read(body) {
      const { results, next } = page.parse(body)
      const rows = results.map((payload): Row => ({ row: epzRow.parse(payload), payload }))
      if (rows.length > 0 && rows.every(({ row }) => before.includes(row.id)))
        throw new RepeatedPage('passing', 'The list repeats its page')
      return { rows, hasNext: next !== null && rows.length > 0 }
    },
  })
}

export async function toLotItems(rows: readonly Row[], details: Details, signal: AbortSignal): Promise<RawItem[]> {
  const items: RawItem[] = []
  const failures = new Map<string, PortalProblem>()
  for (const { row, payload } of rows) {
    if (!SYSTEMS.includes(row.system?.id ?? row.system_id ?? 0) || failures.has(row.announcement_id)) continue
    try {
      items.push({
        entity: 'lot',
        externalId: row.id,
        payload: { lot: payload, ...(await details.find(row, signal)) },
      })
    } catch (cause) {
      // The other announcements are still asked for, so that the next try finds them in the cache.
      if (!(cause instanceof PortalProblem) || cause.status !== 500) throw cause
      failures.set(row.announcement_id, cause)
    }
  }
  for (const failure of failures.values()) throw failure
  return items
}

export function createLotList(client: PortalClient, base: string, details: Details): Stream {
  return {
    name: 'lots',
    overlapMs: 0,
    longestWindowMs: null,
    restMs: client.scaleWait(HALF_HOUR),
    async page({ from }, written, signal) {
      const { offset, before } = written === null ? { offset: 0, before: [] } : position.parse(JSON.parse(written))
      const since = new Date(from.getTime() - CLOSED_SINCE).toISOString()
      try {
        const { rows, hasNext } = await askLots(
          client,
          base,
          { offset: String(offset), offer_end_date__gte: since },
          before,
          signal,
        )
        const next = { offset: offset + rows.length, before: rows.map(({ row }) => row.id) }
        return { items: await toLotItems(rows, details, signal), next: hasNext ? JSON.stringify(next) : null }
      } catch (cause) {
        // It repeats the page at every try: this is how the list sometimes ends.
        if (cause instanceof RepeatedPage) return { items: [], next: null }
        throw cause
      }
    },
  }
}
