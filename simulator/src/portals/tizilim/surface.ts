// The register of subsoil users: heads of tenders for everybody, whole tenders for a bearer token (the latter is
// inferred).
import type { TizilimTender } from '../../world/tizilim-wire.ts'
import { jsonAnswer, type Answer, type PortalRequest } from '../answer.ts'
import type { Faults } from '../faults.ts'
import type { TizilimWorld } from '../world/tizilim-world.ts'

const DEFAULT_LIMIT = 30
const MAX_LIMIT = 100
const DRIFT = 2
const UNAUTHENTICATED = jsonAnswer({ message: 'Unauthenticated.' }, 401)

function toHead({
  code,
  name_ru,
  name_kz,
  customer,
  planned_amount,
  method,
  status,
  application_start_at,
  application_end_at,
}: TizilimTender): object {
  return {
    id: null,
    number: code,
    name_ru,
    name_kz,
    customer: { name_ru: customer.name_ru },
    amount: planned_amount,
    type: { name_ru: method.name_ru },
    status: { name_ru: status.name_ru },
    start_date: application_start_at,
    end_date: application_end_at,
  }
}

function readWholeNumber(value: string | null, otherwise: number): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

export function createTizilimSurface(
  world: TizilimWorld,
  faults: Faults,
  token: string,
): (asked: PortalRequest) => Answer {
  function list(query: URLSearchParams): Answer {
    const search = query.get('search')?.trim().toLowerCase() ?? ''
    const matches = ({ code, name_ru, name_kz }: TizilimTender) =>
      [code, name_ru, name_kz].some((text) => text?.toLowerCase().includes(search))
    const found = search === '' ? world.tenders : world.tenders.filter(matches)
    const size = Math.min(readWholeNumber(query.get('per_page'), DEFAULT_LIMIT), MAX_LIMIT)
    const page = readWholeNumber(query.get('page'), 1)
    // Tenders published while somebody pages push the rows down: the end of the last page comes again.
    const drift = page > 1 && faults.consume('page_drift', 'tizilim') ? DRIFT : 0
    const from = (page - 1) * size - drift
    // The newest first.
    const data = found
      .slice(Math.max(0, found.length - from - size), Math.max(0, found.length - from))
      .toReversed()
      .map(toHead)
    const last_page = Math.max(1, Math.ceil(found.length / size))
    const meta = {
      current_page: page,
      from: data.length > 0 ? from + 1 : null,
      last_page,
      per_page: size,
      to: data.length > 0 ? from + data.length : null,
      total: found.length,
    }
    return jsonAnswer({ data, meta })
  }

  return ({ method, path, query, token: given }) => {
    if (method !== 'GET') return jsonAnswer({ message: 'The method is not supported for this route.' }, 405)
    if (path === '/api/public/tenders') return list(query)
    const number = /^\/api\/tenders\/([^/]+)$/.exec(path)?.[1]
    if (number === undefined) return jsonAnswer({ message: 'Not Found' }, 404)
    if (given !== token) return UNAUTHENTICATED
    const tender = world.tender(decodeURIComponent(number))
    return tender ? jsonAnswer(tender) : jsonAnswer({ message: 'No query results for model [Tender].' }, 404)
  }
}
