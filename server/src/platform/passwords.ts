// argon2id, at most two hashes at a time: some 22 a second saturate two cores, so a flood of sign-ins waits its turn
// or is refused, and the other calls keep their processor.
import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_RUNNING = 2
const MAX_WAITING = 20

export class TooManyHashes extends Error {}

let running = 0
const waiting: (() => void)[] = []

async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new TooManyHashes()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // pass the place to the next, or free it
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return runInTurn(() => hash(password, COST))
}

// The hash to verify against when the person is unknown, so that known and unknown e-mails take the same time.
let unknownPersonHash: Promise<string> | undefined

export async function isPasswordCorrect(stored: string | null, password: string): Promise<boolean> {
  unknownPersonHash ??= hash('nobody has this password', COST)
  const known = stored ?? (await unknownPersonHash)
  const matches = await runInTurn(() => verify(known, password))
  return matches && stored !== null
}
