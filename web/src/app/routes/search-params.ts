// URLs that people send each other stay readable: ?page=2&sort=desc, a list as a repeated name, no quotes and no JSON.
import type { SearchParams } from '../../lib/paging-search-params.ts'

export function parseSearch(search: string): SearchParams {
  const params = new URLSearchParams(search)
  const parsed: SearchParams = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    parsed[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return parsed
}

/** What is undefined, null or '' is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const item of values) {
      if (typeof item === 'number' || typeof item === 'boolean' || (typeof item === 'string' && item !== '')) {
        params.append(name, String(item))
      }
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
