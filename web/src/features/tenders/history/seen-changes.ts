// Up to which change this browser has seen a tender: what came since is marked on the next visit.
import { createStoredValue } from '../../../lib/storage.ts'

const MOST = 300
const storage = createStoredValue('seen-changes')

/** Tender ids and the number of the last change seen, the longest ago first. */
type Seen = [id: number, seq: number][]

function readSeen(): Seen {
  try {
    const seen: unknown = JSON.parse(storage.read() ?? '[]')
    return Array.isArray(seen) ? seen.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is Seen[number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((number) => typeof number === 'number')
}

/** Null on the first visit, when nothing is new because everything is. */
export function readLastSeenChange(tenderId: number): number | null {
  return readSeen().find(([id]) => id === tenderId)?.[1] ?? null
}

export function markSeen(tenderId: number, seq: number): void {
  const others = readSeen().filter(([id]) => id !== tenderId)
  storage.write(JSON.stringify([...others, [tenderId, seq]].slice(-MOST)))
}
