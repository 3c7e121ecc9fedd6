// GET /v3/journal: what changed, by day. Nothing else shows deletions.
import { jsonAnswer, type Answer } from '../answer.ts'
import type { OwsWorld } from '../world/ows-steps.ts'

const TITLES = { lots: 'Реестр лотов', trd_buy: 'Реестр объявлений' } as const
const DEFAULT_LIMIT = 50
const MAX_LIMIT = 500
/** Changes of companies stand between the deletions, as at the portal. */
const SUBJECTS = 3

export function answerJournal({ rows, suppliers, started, baseUrl }: OwsWorld, query: URLSearchParams): Answer {
  const from = query.get('date_from') ?? ''
  const to = query.get('date_to') ?? '9999'
  const startDate = new Date(started).toISOString().slice(0, 19).replace('T', ' ')
  const updates = suppliers.all.slice(0, SUBJECTS).map(({ pid }) => ({
    object_id: String(pid),
    action: 'U',
    date_action: startDate,
    service_name: 'subject',
    service_title: 'Реестр участников',
    url: `${baseUrl}/v3/subject/${pid}`,
  }))
  const deletions = rows.deletions.map(({ service, id, at }) => ({
    object_id: String(id),
    action: 'D',
    date_action: at,
    service_name: service,
    service_title: TITLES[service],
    url: '',
  }))
  const wanted = [...updates, ...deletions].filter(
    ({ date_action }) => date_action.slice(0, 10) >= from && date_action.slice(0, 10) <= to,
  )
  const start = Number(query.get('search_after') ?? 0)
  const limit = Math.min(Number(query.get('limit')) || DEFAULT_LIMIT, MAX_LIMIT)
  const end = start + limit
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'page' && name !== 'search_after'))
  const next_page =
    end < wanted.length ? `/v3/journal?${rest.toString()}${rest.size > 0 ? '&' : ''}page=next&search_after=${end}` : ''
  return jsonAnswer({ total: wanted.length, limit, next_page, items: wanted.slice(start, end) })
}
