// The lists of the state portal that tell what changed.
import { z } from 'zod'
import { toAlmatyText, parsePortalInstant } from '../almaty-time.ts'
import type { Page, RawItem, Stream, Window } from '../connector.ts'
import { optionalId, text } from '../fields.ts'
import type { PortalClient } from '../http/client.ts'
import { listRows, MAX_ROWS, type Row } from './graphql.ts'
import { CONTRACTS, LOTS, TENDERS } from './queries.ts'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
const INT_MAX = 2_147_483_647

const toFilter = ({ from, to }: Window) => ({ lastUpdateDate: [toAlmatyText(from), toAlmatyText(to)] })
const toItem =
  (entity: 'tender' | 'contract') =>
  (row: Row): RawItem => ({ entity, externalId: row.id, payload: row.payload })

const changedLot = z.object({
  trdBuyId: optionalId,
  lastUpdateDate: text,
  TrdBuy: z.object({ lastUpdateDate: text }).nullish(),
})

/** Whole tenders. GraphQL's Int has 32 bits: a larger id cannot be asked for. */
export async function findTendersByIds(
  client: PortalClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<RawItem[]> {
  const numbers = [...new Set(ids)]
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0 && number <= INT_MAX)
  const items: RawItem[] = []
  for (let start = 0; start < numbers.length; start += MAX_ROWS) {
    const filter = { id: numbers.slice(start, start + MAX_ROWS) }
    const { rows } = await listRows(client, { root: 'TrdBuy', query: TENDERS, filter, after: null }, signal)
    items.push(...rows.map(toItem('tender')))
  }
  return items
}

/** If the announcement changed as late as its lot, the list of announcements brings the lot anyway. */
function isChangedAlone({ lastUpdateDate, TrdBuy: tender }: z.output<typeof changedLot>): boolean {
  const [lotAt, tenderAt] = [parsePortalInstant(lastUpdateDate), parsePortalInstant(tender?.lastUpdateDate)]
  return lotAt === null || tenderAt === null || lotAt > tenderAt
}

export function createOwsLists(client: PortalClient): Stream[] {
  const list = (
    name: string,
    read: (window: Window, after: string | null, signal: AbortSignal) => Promise<Page>,
  ): Stream => ({
    name,
    overlapMs: HOUR,
    longestWindowMs: WEEK,
    page: read,
  })
  return [
    list('tenders', async (window, after, signal) => {
      const { rows, next } = await listRows(
        client,
        { root: 'TrdBuy', query: TENDERS, filter: toFilter(window), after },
        signal,
      )
      return { items: rows.map(toItem('tender')), next }
    }),
    list('lots', async (window, after, signal) => {
      const { rows, next } = await listRows(
        client,
        { root: 'Lots', query: LOTS, filter: toFilter(window), after },
        signal,
      )
      const alone = rows.map(({ payload }) => changedLot.parse(payload)).filter(isChangedAlone)
      // a lot without an announcement belongs to no tender of ours
      return {
        items: await findTendersByIds(
          client,
          alone.flatMap(({ trdBuyId }) => trdBuyId ?? []),
          signal,
        ),
        next,
      }
    }),
    list('contracts', async (window, after, signal) => {
      const { rows, next } = await listRows(
        client,
        { root: 'Contract', query: CONTRACTS, filter: toFilter(window), after },
        signal,
      )
      return { items: rows.map(toItem('contract')), next }
    }),
  ]
}
