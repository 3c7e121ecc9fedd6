// The newest letters in memory, and a way to wait for the next one.
import type { ReceivedLetter } from './letter.ts'

export interface LetterStore {
  /** oldest first */
  all(): readonly ReceivedLetter[]
  find(id: number): ReceivedLetter | undefined
  nextId(): number
  add(letter: ReceivedLetter): void
  clear(): void
  /** resolves with the letters that match as soon as there is one; with none when the signal aborts first */
  wait(matches: (letter: ReceivedLetter) => boolean, signal: AbortSignal): Promise<readonly ReceivedLetter[]>
}

export function createLetterStore(limit: number): LetterStore {
  let letters: ReceivedLetter[] = []
  let last = 0
  let arrival = Promise.withResolvers<void>()
  return {
    all: () => letters,
    find: (id) => letters.find((letter) => letter.id === id),
    nextId: () => (last += 1),
    add(letter) {
      letters = [...letters.slice(-limit + 1), letter]
      arrival.resolve()
      arrival = Promise.withResolvers()
    },
    clear() {
      letters = []
    },
    async wait(matches, signal) {
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      for (;;) {
        const found = letters.filter(matches)
        if (found.length > 0 || signal.aborted) return found
        await Promise.race([arrival.promise, aborted])
      }
    },
  }
}
