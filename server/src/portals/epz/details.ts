// What stands behind a row of the list: its announcement, or its organization where the announcement names no number of
// the customer.
import type { PortalClient } from '../http/client.ts'
import { failsForItself, PortalProblem } from '../problem.ts'
import { epzAnnouncement, type EpzRow } from './payload.ts'

// Lots of one announcement follow each other, and one sweep follows another.
const MOST_KEPT = 5_000
// What is missing or empty may come later.
const NOTHING_HOLDS_MS = 3_600_000
// An answer of 500 may be chance, and what it hides would be missing from the catalogue; so often in a row it is not.
const CHANCES = 3

export interface Details {
  behind(row: EpzRow, signal: AbortSignal): Promise<{ announcement: unknown; organization: unknown }>
  /** The number by which an announcement can be searched for; null when the portal shows none. */
  numberOf(announcementId: string, signal: AbortSignal): Promise<string | null>
}

const isEmpty = (answer: unknown) => typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0

export function makeDetails(client: PortalClient, base: string): Details {
  const kept = new Map<string, { found: unknown; at: number }>()
  const failures = new Map<string, number>()

  /** Null for a listed row whose detail is missing or empty: the portal has such, and they are no failure. */
  async function detail(path: string, signal: AbortSignal): Promise<unknown> {
    try {
      return await client.ask({ path: `${base}/${path}/`, read: (answer) => (isEmpty(answer) ? null : answer), signal })
    } catch (cause) {
      if (cause instanceof PortalProblem && cause.status === 404) return null
      throw cause
    }
  }

  async function keptDetail(path: string, version: string, signal: AbortSignal): Promise<unknown> {
    const key = `${path} ${version}`
    const known = kept.get(key)
    if (known && (known.found !== null || Date.now() - known.at < NOTHING_HOLDS_MS)) return known.found
    const found = await detail(path, signal)
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, { found, at: Date.now() })
    return found
  }

  /** One that fails whenever it is asked for must not hide the rest of the list. */
  async function orNothing(path: string, version: string, signal: AbortSignal): Promise<unknown> {
    try {
      const found = await keptDetail(path, version, signal)
      failures.delete(path)
      return found
    } catch (cause) {
      if (!failsForItself(cause)) throw cause
      if (cause.kind === 'permanent') return null
      const times = (failures.get(path) ?? 0) + 1
      if (failures.size >= MOST_KEPT) failures.clear()
      failures.set(path, times)
      if (times < CHANCES) throw cause
      return null
    }
  }

  const pathOf = (announcementId: string) => `announcements/${encodeURIComponent(announcementId)}`
  return {
    async behind(row, signal) {
      // A row that shows another status or deadline has another announcement behind it.
      const announcement = await orNothing(
        pathOf(row.announcement_id),
        `${row.status_name} ${row.offer_end_date}`,
        signal,
      )
      const { customer, organizer } = epzAnnouncement.safeParse(announcement).data ?? {}
      const isNamed = Boolean(customer?.iin_bin ?? organizer?.iin_bin) || row.organization_id === null
      const organization = isNamed
        ? null
        : await orNothing(`organizations/${encodeURIComponent(row.organization_id ?? '')}`, '', signal)
      return { announcement, organization }
    },
    async numberOf(announcementId, signal) {
      const announcement = await detail(pathOf(announcementId), signal).catch((cause: unknown) => {
        if (failsForItself(cause)) return null
        throw cause
      })
      return epzAnnouncement.safeParse(announcement).data?.number ?? null
    },
  }
}
