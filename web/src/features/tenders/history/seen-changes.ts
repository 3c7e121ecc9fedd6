// The last change of each tender that was shown in this browser. Later changes are marked on the next visit.
import { createStoredValue } from '../../../lib/storage.ts'

const MAX_TENDERS = 300
const storage = createStoredValue('seen-changes')

/** Tender ids with the number of the last change seen, least recently visited first. */
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

/** Null on the first visit: then no change is marked as new. */
export function readLastSeenChange(tenderId: number): number | null {
  return readSeen().find(([id]) => id === tenderId)?.[1] ?? null
}

export function markSeen(tenderId: number, seq: number): void {
  const others = readSeen().filter(([id]) => id !== tenderId)
  storage.write(JSON.stringify([...others, [tenderId, seq]].slice(-MAX_TENDERS)))
}
