// The portal's journal of changes. Only the journal tells what was deleted.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { z } from 'zod'
import type { Reading, Stream } from '../connector.ts'
import { id, list, text } from '../fields.ts'
import type { PortalClient } from '../http/client.ts'
import { PortalProblem } from '../problem.ts'

const TEN_MINUTES = 10 * 60_000
const DAY = 24 * 3_600_000
const ROWS = 500

const entry = z.object({ object_id: id, action: text, service_name: text })
const page = z.object({ error: text, next_page: text, items: list(z.unknown()) })

const KINDS: ReadonlyMap<string, 'tender' | 'lot'> = new Map([
  ['trd_buy', 'tender'],
  ['lots', 'lot'],
])

/** Ids of announcements and lots are plain numbers; composite ones («1-4909») belong to other registers. */
function readKind({ object_id, action, service_name }: z.output<typeof entry>) {
  const kind = KINDS.get(service_name?.replaceAll('-', '_') ?? '')
  return action === 'D' && /^\d+$/.test(object_id) ? kind : undefined
}

/** Some answers omit the version in the path. */
function toPath(nextPage: string | null, asked: string): string | null {
  if (nextPage === null) return null
  const path = nextPage.startsWith('/v3/') ? nextPage : `/v3${nextPage}`
  if (!nextPage.startsWith('/') || path === asked) throw new PortalProblem('passing', 'The journal does not continue')
  return path
}

export function createJournal(client: PortalClient): Stream {
  return {
    name: 'journal',
    // The journal is asked by whole days, and a deletion may be entered late.
    overlapMs: DAY,
    longestWindowMs: 7 * DAY,
    restMs: client.scaleWait(TEN_MINUTES),
    page(window, position, signal) {
      const days = `date_from=${toKazakhstanDay(window.from)}&date_to=${toKazakhstanDay(new Date(window.to.getTime() + DAY))}`
      const path = position ?? `/v3/journal?${days}&limit=${ROWS}`
      return client.ask({
        path,
        signal,
        read(body) {
          const { items, next_page, error } = page.parse(body)
          if (error) throw new PortalProblem('permanent', error)
          const deleted = items.flatMap((payload) => {
            // One unreadable entry must not hide the others.
            const one = entry.safeParse(payload).data
            const kind = one && readKind(one)
            return kind ? [{ entity: 'deletion' as const, externalId: `${kind}:${one.object_id}`, payload }] : []
          })
          return { items: deleted, next: toPath(next_page, path) }
        },
      })
    },
  }
}

export function readDeletion(payload: unknown): Reading {
  const deleted = entry.parse(payload)
  const what = readKind(deleted)
  return what ? { kind: 'deletion', what, externalId: deleted.object_id } : { kind: 'nothing' }
}
