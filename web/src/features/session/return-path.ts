import { isPublicRoute } from '@tendertap/domain/navigation'

/** As the search part of /login. The first page needs no restoring. */
export function toReturnSearch(path: unknown): { next?: string } {
  const next = parseReturnPath(path)
  return next === null || next === '/' ? {} : { next }
}

/** The path of the page to restore after /login: only a signed-in page of our own, never another site. */
export function parseReturnPath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return null
  const path = next.split(/[?#]/)[0] ?? ''
  return isPublicRoute(path) ? null : next
}
