// The single window: an anonymous list of lots with Django's envelope, and the details behind it.
import type { EpzLot } from '../../world/epz-wire.ts'
import { jsonAnswer, NOT_FOUND, type Answer, type PortalRequest } from '../answer.ts'
import type { Faults } from '../faults.ts'
import type { EpzWorld } from '../world/epz-world.ts'

const BASE = '/api/core/api/public'
const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100

/** One announcement in so many is listed, but its details are missing or empty. */
const MISSING = 25
const EMPTY = 40

/** `2__3` */
const parseIdList = (value: string | null) => value?.split('__').map(Number) ?? null

function createMatcher(query: URLSearchParams): (lot: EpzLot) => boolean {
  const systems = parseIdList(query.get('system_id__in'))
  const statuses = parseIdList(query.get('status_id__in'))
  const announcements = parseIdList(query.get('announcement_id__in'))
  const words = query.get('q')?.toLowerCase() ?? ''
  const endsFrom = Date.parse(query.get('offer_end_date__gte') ?? '') || 0
  return (lot) =>
    (systems?.includes(lot.system.id) ?? true) &&
    (statuses?.includes(lot.status.id) ?? true) &&
    (announcements?.includes(lot.announcement_id) ?? true) &&
    Date.parse(lot.offer_end_date) >= endsFrom &&
    (words === '' ||
      `${lot.name_ru} ${lot.name_kk} ${lot.lot_number} ${lot.announcement_number}`.toLowerCase().includes(words))
}

export function createEpzSurface(world: EpzWorld, faults: Faults, baseUrl: string): (asked: PortalRequest) => Answer {
  let cached = { key: '', lots: [] as readonly EpzLot[] }

  function findMatching(query: URLSearchParams): readonly EpzLot[] {
    const asked = [...query].filter(([name]) => name !== 'limit' && name !== 'offset')
    const key = `${world.version()} ${JSON.stringify(asked)}`
    if (cached.key !== key) {
      const all = [...world.tenders.flatMap((tender) => tender.lots), ...world.repeated]
      cached = { key, lots: all.filter(createMatcher(query)).toSorted((a, b) => b.id - a.id) }
    }
    return cached.lots
  }

  function answerList(query: URLSearchParams): Answer {
    const lots = findMatching(query)
    const limit = Math.min(Number(query.get('limit')) || DEFAULT_LIMIT, MAX_LIMIT)
    const offset = Number(query.get('offset')) || 0
    const repeats = offset > 0 && faults.consume('repeated_page', 'epz')
    const start = repeats ? Math.max(0, offset - limit) : offset
    const toPageUrl = (other: number) => {
      const changed = new URLSearchParams(query)
      changed.set('offset', String(other))
      return `${baseUrl}${BASE}/lots/?${changed.toString()}`
    }
    return jsonAnswer({
      count: lots.length,
      next: offset + limit < lots.length ? toPageUrl(offset + limit) : null,
      previous: offset > 0 ? toPageUrl(Math.max(0, offset - limit)) : null,
      facets: {},
      results: lots.slice(start, start + limit),
    })
  }

  function answerDetails(id: number): Answer {
    const tender = world.tender(id)
    if (!tender || id % MISSING === 0) return NOT_FOUND
    return jsonAnswer(id % EMPTY === 1 ? {} : tender.announcement)
  }

  function answerOrganization(id: number): Answer {
    const found = world.tenders.find(({ announcement }) => announcement.customer.id === id)
    return found ? jsonAnswer(found.announcement.customer) : NOT_FOUND
  }

  return ({ method, path, query }) => {
    if (method !== 'GET' || !path.startsWith(`${BASE}/`)) return NOT_FOUND
    const [, what, id] = /^\/([a-z-]+)\/(?:(\d+)\/)?$/.exec(path.slice(BASE.length)) ?? []
    if (what === 'lots' && id === undefined) return answerList(query)
    if (what === 'announcements' && id !== undefined) return answerDetails(Number(id))
    return what === 'organizations' && id !== undefined ? answerOrganization(Number(id)) : NOT_FOUND
  }
}
