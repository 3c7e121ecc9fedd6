import { isPublicRoute } from '@tendertap/domain/navigation'

/** The path of the page to restore after /login: only a signed-in page of our own, never another site. */
export function parseReturnPath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return null
  const path = next.split(/[?#]/)[0] ?? ''
  return isPublicRoute(path) ? null : next
}
