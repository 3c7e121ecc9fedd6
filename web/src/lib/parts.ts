// The parts of the page that are loaded when they are needed. After a deployment those of the old page are gone from
// the server, and only a new page knows the new ones.
import { createStoredValue } from './storage.ts'

const PATIENCE_MS = 60_000
const lastReload = createStoredValue('reloaded', () => sessionStorage)

/** A part could not be fetched: it is gone, or the network is. */
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

/** When a part is missing right after a reload, another reload will not bring it. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || now - Number(reloadedAt) >= PATIENCE_MS
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
