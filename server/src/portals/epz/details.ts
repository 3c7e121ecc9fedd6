// Asks for the details of a row of the list: its announcement, and its organization if the announcement does not name
// the customer's number.
import type { PortalClient } from '../http/client.ts'
import { isProblemOfItem, PortalProblem } from '../problem.ts'
import { epzAnnouncement, type EpzRow } from './payload.ts'

// Cached, because lots of one announcement follow each other and the list is read again and again.
const MAX_CACHED = 5_000
// A missing or empty detail may come later.
const MISSING_CACHED_MS = 3_600_000
// One answer of 500 may be chance, and its lot would lack its details. After so many in a row we go on without them.
const MAX_FAILURES = 3

export interface Details {
  find(row: EpzRow, signal: AbortSignal): Promise<{ announcement: unknown; organization: unknown }>
  /** The number by which an announcement can be searched for; null when the portal shows none. */
  findNumber(announcementId: string, signal: AbortSignal): Promise<string | null>
}

const isEmpty = (answer: unknown) => typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0

export function createDetails(client: PortalClient, base: string): Details {
  const cache = new Map<string, { found: unknown; at: number }>()
  const failures = new Map<string, number>()

  /** Null if the detail is missing or empty: that happens for listed rows and is no failure. */
  async function askForDetail(path: string, signal: AbortSignal): Promise<unknown> {
    try {
      return await client.ask({ path: `${base}/${path}/`, read: (answer) => (isEmpty(answer) ? null : answer), signal })
    } catch (cause) {
      if (cause instanceof PortalProblem && cause.status === 404) return null
      throw cause
    }
  }

  async function findDetail(path: string, version: string, signal: AbortSignal): Promise<unknown> {
    const key = `${path} ${version}`
    const known = cache.get(key)
    if (known && (known.found !== null || Date.now() - known.at < MISSING_CACHED_MS)) return known.found
    const found = await askForDetail(path, signal)
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
    cache.set(key, { found, at: Date.now() })
    return found
  }

  /** A detail that always fails must not hide the rest of the list. */
  async function findOrNull(path: string, version: string, signal: AbortSignal): Promise<unknown> {
    try {
      const found = await findDetail(path, version, signal)
      failures.delete(path)
      return found
    } catch (cause) {
      if (!isProblemOfItem(cause)) throw cause
      if (cause.kind === 'permanent') return null
      const times = (failures.get(path) ?? 0) + 1
      if (failures.size >= MAX_CACHED) failures.clear()
      failures.set(path, times)
      if (times < MAX_FAILURES) throw cause
      return null
    }
  }

  const toPath = (announcementId: string) => `announcements/${encodeURIComponent(announcementId)}`
  return {
    async find(row, signal) {
      // When the row shows another status or deadline, the announcement has changed too.
      const announcement = await findOrNull(
        toPath(row.announcement_id),
        `${row.status_name} ${row.offer_end_date}`,
        signal,
      )
      const { customer, organizer } = epzAnnouncement.safeParse(announcement).data ?? {}
      const isNamed = Boolean(customer?.iin_bin ?? organizer?.iin_bin) || row.organization_id === null
      const organization = isNamed
        ? null
        : await findOrNull(`organizations/${encodeURIComponent(row.organization_id ?? '')}`, '', signal)
      return { announcement, organization }
    },
    async findNumber(announcementId, signal) {
      const announcement = await askForDetail(toPath(announcementId), signal).catch((cause: unknown) => {
        if (isProblemOfItem(cause)) return null
        throw cause
      })
      return epzAnnouncement.safeParse(announcement).data?.number ?? null
    },
  }
}
