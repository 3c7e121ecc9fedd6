// The REST registers of the state portal: snake_case, ids descending, `next_page` is a path.
import { jsonAnswer, type Answer } from '../answer.ts'
import type { Filter } from './filters.ts'
import { createPages } from './pages.ts'
import type { OwsWorld } from '../world/ows-steps.ts'

const MAX_LIMIT = 500

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Keeps only the row's own fields: related objects have registers of their own. */
function flattenRow(row: object): Record<string, unknown> {
  const isOwn = ([name, value]: [string, unknown]) =>
    !/^[A-Z]/.test(name) && (typeof value !== 'object' || value === null || Array.isArray(value))
  return Object.fromEntries(
    Object.entries(row)
      .filter(isOwn)
      .map(([name, value]) => [toSnakeCase(name), value]),
  )
}

type Register = 'trd-buy' | 'lots' | 'contract'

const FILTER_FIELDS: Readonly<Record<Register, Readonly<Record<string, string>>>> = {
  'trd-buy': { 'number-anno': 'numberAnno', bin: 'orgBin' },
  lots: { 'number-anno': 'trdBuyNumberAnno', bin: 'customerBin' },
  contract: { 'number-anno': 'trdBuyNumberAnno', customer: 'customerBin', supplier: 'supplierBiin' },
}

export interface OwsRest {
  /** `/lots`, `/lots/{id}`, `/lots/bin/{bin}` and their like; null for other paths. */
  answer(path: string, query: URLSearchParams): Answer | null
}

export function createOwsRest({ rows }: OwsWorld): OwsRest {
  const registers = createPages(MAX_LIMIT)
  const tables = { 'trd-buy': () => rows.tenders, lots: () => rows.lots, contract: () => rows.contracts } as const

  /** Now and then the portal forgets its version in the path. */
  const toNextPage = (path: string, lastId: number, limit: string | null) =>
    `${lastId % 3 === 0 ? '' : '/v3'}${path}?page=next&search_after=${lastId}${limit === null ? '' : `&limit=${limit}`}`

  function list(register: Register, path: string, filter: Filter, query: URLSearchParams): Answer {
    const after = query.get('search_after')
    const limit = query.get('limit')
    const all: readonly { id: number }[] = tables[register]()
    const { rows: found, pageInfo } = registers.page(register, all, rows.version(), {
      filter,
      limit: Number(limit),
      after: after === null ? null : Number(after),
    })
    const next_page = pageInfo.hasNextPage && pageInfo.lastId !== null ? toNextPage(path, pageInfo.lastId, limit) : ''
    return jsonAnswer({
      total: pageInfo.totalCount,
      limit: pageInfo.limitPage,
      next_page,
      items: found.map(flattenRow),
    })
  }

  return {
    answer(path, query) {
      const [, name = '', first, second] = path.split('/')
      if (!(name in tables)) return null
      const register = name as Register
      if (first === undefined || first === 'all') return list(register, path, {}, query)
      const field = FILTER_FIELDS[register][first]
      if (field !== undefined && second !== undefined)
        return list(register, path, { [field]: decodeURIComponent(second) }, query)
      const row = tables[register]().find(({ id }) => id === Number(first))
      return row
        ? jsonAnswer(flattenRow(row))
        : jsonAnswer({ name: 'Not Found', message: 'Объект не найден', code: 0, status: 404 }, 404)
    },
  }
}
