// Parts of the page (scripts, dictionaries) are loaded when they are needed. A deployment removes the parts of the old
// version from the server, so an open page must be reloaded to get the new ones.
import { createStoredValue } from './storage.ts'

const MIN_RELOAD_INTERVAL_MS = 60_000
const lastReload = createStoredValue('reloaded', () => sessionStorage)

/** A part could not be fetched: it was removed, or there is no network. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
  }
}

export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new PartMissing(cause)
  }
}

/** When a part is missing right after a reload, another reload does not help. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || now - Number(reloadedAt) >= MIN_RELOAD_INTERVAL_MS
}

/** Returns false without a reload when the server does not answer: the old page is better than an error page. */
export async function reloadOnce(): Promise<boolean> {
  const now = Date.now()
  if (!mayReload(lastReload.read(), now) || !(await isServerReachable())) return false
  lastReload.write(String(now))
  location.reload()
  return true
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
