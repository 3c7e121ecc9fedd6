// spec 2 §2, shared pagination. RESOLUTIONS: another limit becomes the nearest of the three; the page is clamped, and
// the answer says which page it is.
export const PAGE_SIZES = [10, 20, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 10

/** The smaller one wins when two are equally near. */
export function toPageSize(limit: number | null | undefined): PageSize {
  if (limit === null || limit === undefined || Number.isNaN(limit)) return DEFAULT_PAGE_SIZE
  if (limit >= Math.max(...PAGE_SIZES)) return 50
  return PAGE_SIZES.reduce((best, size) => (Math.abs(size - limit) < Math.abs(best - limit) ? size : best))
}

/** At least one: an empty list is still page 1 of 1. */
export function countPages(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

export function clampPage(page: number | null | undefined, total: number, limit: number): number {
  if (page === null || page === undefined || Number.isNaN(page)) return 1
  return Math.min(Math.max(1, Math.trunc(page)), countPages(total, limit))
}

/**
 * What the pager shows: first and last page, the current one with its neighbours, and a gap for every longer jump.
 * A gap never stands for a single page, since the page itself takes no more room.
 */
export function listPageNumbers(page: number, count: number): (number | 'gap')[] {
  const wanted = new Set([1, count, page - 1, page, page + 1])
  const shown: (number | 'gap')[] = []
  let last = 0
  for (const number of [...wanted].filter((n) => n >= 1 && n <= count).toSorted((a, b) => a - b)) {
    if (number - last === 2) shown.push(number - 1)
    else if (number - last > 2) shown.push('gap')
    shown.push(number)
    last = number
  }
  return shown
}
