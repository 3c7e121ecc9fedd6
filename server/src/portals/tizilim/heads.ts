// The register's public list, page by page. Nobody knows its order, so now and then a run walks all of it.
import { z } from 'zod'
import type { RawItem, Stream } from '../connector.ts'
import { count, id, list } from '../fields.ts'
import type { PortalClient } from '../http/client.ts'

const PER_PAGE = 100
const HALF_HOUR = 30 * 60_000
const MAX_REPEATS = 3

const numbered = z.object({ number: id })
const page = z.object({ data: list(z.unknown()), meta: z.object({ last_page: count, total: count }).nullish() })

/** How far a walk has come. It holds the rows of the page before, because rows move between pages meanwhile. */
const position = z.object({
  page: z.int().min(1),
  total: z.int().nullable(),
  before: z.array(z.string()),
  again: z.int(),
})
type Position = z.infer<typeof position>

const START: Position = { page: 1, total: null, before: [], again: 0 }

export interface Head {
  number: string
  payload: unknown
}

export async function askHeads(
  client: PortalClient,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
  once = false,
) {
  return client.ask({
    once,
    path: `/api/public/tenders?${new URLSearchParams({ ...query, per_page: String(PER_PAGE) }).toString()}`,
    signal,
    read(body) {
      const { data, meta } = page.parse(body)
      return {
        heads: data.map((payload): Head => ({ number: numbered.parse(payload).number, payload })),
        lastPage: meta?.last_page ?? null,
        total: meta?.total ?? null,
      }
    },
  })
}

function findNextPosition(
  at: Position,
  numbers: readonly string[],
  lastPage: number | null,
  total: number | null,
): Position | null {
  const repeated = numbers.filter((number) => at.before.includes(number)).length
  // A new tender pushed rows of the page before into this one, perhaps only for a moment: this page is read again.
  if (repeated > 0 && repeated < numbers.length && at.again < MAX_REPEATS) return { ...at, total, again: at.again + 1 }
  // A tender was removed, so rows moved up to the page before: that page is read again.
  const shrank = at.page > 1 && at.total !== null && total !== null && total < at.total
  if (shrank) return { page: at.page - 1, total, before: [], again: 0 }
  const isLast = lastPage === null ? numbers.length < PER_PAGE : at.page >= lastPage
  // The register repeats the page before: there is no further one.
  const ended = isLast || repeated === numbers.length
  return ended ? null : { page: at.page + 1, total, before: [...numbers], again: 0 }
}

/** `toItem` gives what is stored for a head: the head itself or its detail. */
export function createHeadList(
  client: PortalClient,
  toItem: (head: Head, signal: AbortSignal) => Promise<RawItem>,
): Stream {
  return {
    name: 'heads',
    overlapMs: 0,
    longestWindowMs: null,
    restMs: client.scaleWait(HALF_HOUR),
    async page(_window, written, signal) {
      const at = written === null ? START : position.parse(JSON.parse(written))
      const { heads, lastPage, total } = await askHeads(client, { page: String(at.page) }, signal)
      const items: RawItem[] = []
      for (const head of heads) if (!at.before.includes(head.number)) items.push(await toItem(head, signal))
      const next = findNextPosition(
        at,
        heads.map(({ number }) => number),
        lastPage,
        total,
      )
      return { items, next: next && JSON.stringify(next) }
    },
  }
}
